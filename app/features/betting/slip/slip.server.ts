import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { parsePick, pickText, type SlipPick } from '~/features/betting/addresses/book-address';
import { createListCookie } from '~/session/list-cookie.server';
import { MOST_PICKS } from './ticks';

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
