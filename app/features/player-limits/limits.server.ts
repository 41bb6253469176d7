import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { requirePlayer } from '~/session/require-player.server';
import { limits } from '~/upstream/contract/limits';
import { describeKinds } from './describe-limits.server';
import { describeLimitForm } from './limit-form.server';

/**
 * Loader of the player's limits, and of the form of one limit where the address names its kind.
 *
 * @throws 404 for a kind that the operator does not offer
 */
export async function loadLimits({ request, context }: LoaderFunctionArgs) {
  requirePlayer({ request, context });
  const { translation, zone } = context.page;
  const [policy, list] = await Promise.all([context.content.read(limits.policy, {}), readLimits(context)]);
  const { increaseDelayHours: count } = policy;
  return json({
    copy: translation.copy('player-limits'),
    delay: translation.t('player-limits-server', count === 0 ? 'noDelay' : 'delay', { count }),
    kinds: describeKinds(policy, list, { translation, zone }),
    form: await describeLimitForm(context, policy, list, new URL(request.url).searchParams),
  });
}

/** The player's limits. @throws an error page when they cannot be read */
export const readLimits = ({ operator }: AppLoadContext) => operator.read(limits.list, {});
