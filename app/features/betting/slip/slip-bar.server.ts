import type { AppLoadContext } from '@remix-run/node';
import { readSlip } from './slip.server';

/** What the pages of matches need to send prices to the slip; null for guests, whose pages are cached. */
export function slipBarOf({ page, player }: AppLoadContext) {
  if (player.session.player === null) return null;
  const count = readSlip(player).length;
  return { here: page.href, label: count === 0 ? null : page.translation.t('slip-server', 'bar', { count }) };
}
