import { json, type ActionFunctionArgs } from '@remix-run/node';
import { explainFailure } from '~/forms/explain-failure.server';
import { normaliseCode } from '~/lib/normalise-text';
import { PAUSE_PATH } from '~/session/pause-path';
import { bonus } from '~/upstream/contract/bonus';
import { mayHaveActed } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';
import { showClaimed } from './show-claimed.server';

export const PROMO_CODE_FIELD = 'code';

const MAX_CODE_LENGTH = 64;

export interface PromoCodeReply {
  readonly kind: 'code';
  readonly message: string;
  readonly typed: string;
}

/** Repeated submissions share one call, in all sessions of the player. */
export async function submitPromoCode({ context }: ActionFunctionArgs) {
  const { form, translation, toasts } = context.page;
  const { t } = translation;
  const value = form.get(PROMO_CODE_FIELD);
  const typed = typeof value === 'string' ? value : '';
  const fail = (message: string, status: number) =>
    json({ kind: 'code', message, typed } satisfies PromoCodeReply, { status });
  const code = normaliseCode(typed);
  if (code === '') return fail(t('bonuses-server', 'codeMissing'), 400);
  if (code.length > MAX_CODE_LENGTH) return fail(t('bonuses-server', 'codeTooLong', { count: MAX_CODE_LENGTH }), 400);

  const outcome = await context.operator.ask(bonus.promocode, { code });
  if (outcome.kind === 'success') return showClaimed(context, outcome.message || t('bonuses-server', 'codeUsed'));
  if (outcome.kind === 'refused' && outcome.code === 'excluded')
    return toasts.redirect(PAUSE_PATH, { type: 'error', message: explainFailure(outcome, translation).message });
  if (mayHaveActed(outcome)) return fail(t('bonuses-server', 'codeUnknown'), statusOf(outcome));
  const { message, status } = explainFailure(outcome, translation);
  return fail(outcome.kind === 'refused' && !outcome.message ? t('bonuses-server', 'codeRefused') : message, status);
}
