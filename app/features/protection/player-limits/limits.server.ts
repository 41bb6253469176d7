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
  return json({
    copy: translation.copy('player-limits'),
    delay: delayText(policy, translation),
    kinds: describeKinds(policy, list, { translation, zone }),
    form: await describeLimitForm(context, policy, list, new URL(request.url).searchParams),
  });
}

/** When changes of limits are in force. */
export const delayText = ({ increaseDelayHours: count }: LimitsPolicy, { t }: Pick<Translation, 't'>): string =>
  t('player-limits-server', count === 0 ? 'noDelay' : 'delay', { count });

/** The player's limits. @throws an error page when they cannot be read */
export const readLimits = ({ operator }: AppLoadContext) => operator.read(limits.list, {});
