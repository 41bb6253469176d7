import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { selectionOf, selectionText } from '~/features/betting/addresses/book-address';
import { readSlip } from './slip.server';

/** What is on the slip: for guests nothing, because their pages are cached. */
export interface SlipState {
  /** The selections, as `selectionText`. */
  readonly ticked: readonly string[];
  /** How many selections the slip has; null while it is empty. */
  readonly label: string | null;
  /** Another text for other selections. */
  readonly version: string;
}

export function slipStateOf({ page, player }: Pick<AppLoadContext, 'page' | 'player'>): SlipState {
  const picks = player.session.player === null ? [] : readSlip(player);
  const count = picks.length;
  const ticked = picks.map(selectionText);
  return {
    ticked,
    version: createHash('sha256').update(ticked.join()).digest('base64url').slice(0, 8),
    label: count === 0 ? null : page.translation.t('slip-server', 'bar', { count }),
  };
}

/**
 * What a page of matches needs for its form of prices.
 *
 * @param prices the texts of the page's picks
 */
export function slipBarOf(context: AppLoadContext, prices: readonly string[]) {
  const shown = new Set(prices.map(selectionOf));
  const { ticked, ...state } = slipStateOf(context);
  const { t } = context.page.translation;
  return {
    isPlayer: context.player.session.player !== null,
    ticked: ticked.filter((selection) => shown.has(selection)),
    ...state,
    copy: {
      title: t('slip', 'title'),
      empty: t('slip', 'empty'),
      add: t('slip', 'addChosen'),
      notSent: t('slip-server', 'notAdded'),
    },
  };
}

const BOX = '<input type="checkbox"';

/**
 * Ticks the prices that are on the slip, in a region that all visitors share.
 *
 * @param prices the texts of the region's picks, in its order
 */
export function tickedRegion(prices: readonly string[], { ticked }: Pick<SlipState, 'ticked'>) {
  if (ticked.length === 0) return {};
  const isTicked = new Set(ticked);
  return {
    adapt(html: string): string {
      const texts = prices.values();
      return html.replaceAll(BOX, (box) =>
        isTicked.has(selectionOf(texts.next().value ?? '')) ? `${box} checked=""` : box,
      );
    },
  };
}
