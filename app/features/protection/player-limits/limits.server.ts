import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { Translation } from '~/i18n/translator.server';
import { limits } from '~/upstream/contract/limits';
import { readOrExplain } from '~/upstream/failure-page.server';
import { describeKinds } from './describe-limits.server';
import { describeLimitForm } from './limit-form.server';
import type { LimitsPolicy } from './limit-names';

/** @throws 404 for a kind that the operator does not offer */
export async function loadLimits({ request, context }: LoaderFunctionArgs) {
  const { translation, zone } = context.page;
  const readAll = () => Promise.all([context.content.read(limits.policy, {}), readLimits(context)]);
  const [policy, list] = await readOrExplain(readAll, async () =>
    (await context.player.draft.isKept()) ? translation.t('player-limits-server', 'notSent') : null,
  );
  const { searchParams } = new URL(request.url);
  const [first] = policy.kinds;
  const isFirstLimit = first && list.length === 0 && !searchParams.has('kind');
  return json({
    copy: translation.copy('player-limits'),
    delay: delayText(policy, translation),
    kinds: describeKinds(policy, list, { translation, zone }),
    /** The form that the page shows alone. */
    form: await describeLimitForm(context, policy, list, searchParams),
    /** The form in the list, so that a first limit takes one step less; null for players who have a limit. */
    first: isFirstLimit
      ? await describeLimitForm(context, policy, list, new URLSearchParams({ kind: first.kind }))
      : null,
  });
}

/** When changes of limits are in force. */
export const delayText = ({ increaseDelayHours: count }: LimitsPolicy, { t }: Pick<Translation, 't'>): string =>
  t('player-limits-server', count === 0 ? 'noDelay' : 'delay', { count });

/** The player's limits. @throws an error page when they cannot be read */
export const readLimits = ({ operator }: AppLoadContext) => operator.read(limits.list, {});
