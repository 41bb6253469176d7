import type { AppLoadContext } from '@remix-run/node';
import { keepDraft } from '~/forms/keep-draft.server';
import { SECRET_KEY } from '~/forms/described/describe-field.server';
import { isCardNumber } from '~/forms/described/check-digits';
import { entriesOf } from './read-submission.server';
import { openReview } from './reviewed-payment.server';

/** The operator's form is not known yet, so a value that looks secret is left out. */
export async function notePaymentDraft(context: AppLoadContext): Promise<void> {
  const { payments, page, player } = context;
  const session = player.session.player;
  const review = await openReview(payments, page.form, session && { sessionId: session.id });
  const form = new FormData();
  for (const [key, value] of entriesOf(page.form, review)) {
    if (!SECRET_KEY.test(key) && typeof value === 'string' && !isCardNumber(value)) form.append(key, value);
  }
  keepDraft(context, form, [...form.keys()]);
}
