import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { parsePick, pickText, type SlipPick } from '~/features/betting/addresses/book-address';
import { createListCookie } from '~/session/list-cookie.server';

export const MOST_PICKS = 12;

const slips = createListCookie('bet-slip', z.string().min(1), MOST_PICKS);

type Visitor = Pick<AppLoadContext['player'], 'jar' | 'session'>;

const ownerOf = ({ session }: Visitor) => session.player?.usercode ?? '';

/** The picks of the slip. Empty where the cookie is another player's. */
export const readSlip = (visitor: Visitor): readonly SlipPick[] =>
  slips.read(visitor.jar, ownerOf(visitor)).flatMap((text) => parsePick(text) ?? []);

export function writeSlip(visitor: Visitor, picks: readonly SlipPick[]): void {
  if (picks.length === 0) return slips.remove(visitor.jar);
  slips.write(visitor.jar, ownerOf(visitor), picks.map(pickText));
}

/** A market has one pick: another selection of it takes its place. Null where the slip is full. */
export function withPick(picks: readonly SlipPick[], added: SlipPick): readonly SlipPick[] | null {
  const isSame = ({ event, market }: SlipPick) => event === added.event && market === added.market;
  if (picks.some(isSame)) return picks.map((pick) => (isSame(pick) ? added : pick));
  return picks.length < MOST_PICKS ? [...picks, added] : null;
}

export const withoutPick = (picks: readonly SlipPick[], removed: SlipPick): readonly SlipPick[] =>
  picks.filter(({ event, market, selection }) =>
    [event, market, selection].some((id, at) => id !== [removed.event, removed.market, removed.selection][at]),
  );
