import type { AppLoadContext } from '@remix-run/node';
import { breakInTwo } from '~/lib/break-in-two';
import { capabilitiesOf } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { limits } from '~/upstream/contract/limits';

/**
 * The words of the button that stops all play, and those for a narrow bar, in two lines; null for guests, and where the
 * operator's policy has no stop.
 */
export async function findStop({
  content,
  page: {
    translation: { t },
  },
  player,
}: AppLoadContext): Promise<{ label: string; short: string } | null> {
  if (player.session.player === null) return null;
  if (!capabilitiesOf(await content.find(cms.grouped, {})).has('limits')) return null;
  const hours = (await content.find(limits.policy, {}))?.stopHours ?? null;
  if (hours === null) return null;
  const count = { count: hours };
  return {
    label: t('player-pause-server', 'stop', count),
    short: breakInTwo(t('player-pause-server', 'stopShort', count)),
  };
}
