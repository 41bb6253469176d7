import type { AppLoadContext } from '@remix-run/node';
import { breakInTwo } from '~/lib/break-in-two';
import { findPauses } from '~/upstream/pauses.server';

/** The words have a short form for a narrow bar, in two lines; null for guests, and where the policy has no stop. */
export async function findStop(context: AppLoadContext): Promise<{ label: string; short: string } | null> {
  if (context.player.session.player === null) return null;
  const hours = (await findPauses(context))?.stopHours ?? null;
  if (hours === null) return null;
  const { t } = context.page.translation;
  const count = { count: hours };
  return {
    label: t('player-pause-server', 'stop', count),
    short: breakInTwo(t('player-pause-server', 'stopShort', count)),
  };
}
