import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { safeRedirect } from '~/lib/safe-redirect';
import { createListCookie } from '~/session/list-cookie.server';
import { sportsbook } from '~/upstream/contract/sportsbook';
import { requirePlayer } from '~/session/require-player.server';

const MOST_LEAGUES = 12;
const A_YEAR = 365 * 24 * 60 * 60;

/** `sport league`, the last first. None of the ids has a space. */
const leagues = createListCookie('leagues', z.string().min(3).max(201), MOST_LEAGUES);

type Visitor = Pick<AppLoadContext['player'], 'jar' | 'session'>;

const ownerOf = ({ session }: Visitor) => session.player?.usercode ?? '';

/** The favourites of this browser's player, as `sport league`. Empty for guests, because their pages are cached. */
export const favouriteLeagues = (visitor: Visitor): readonly string[] =>
  visitor.session.player === null ? [] : leagues.read(visitor.jar, ownerOf(visitor));

export const leagueText = (sport: string, league: string) => `${sport} ${league}`;

/** Action: makes a league a favourite, or none, and leads back. */
export async function submitFavouriteLeague(args: ActionFunctionArgs) {
  const { context } = args;
  requirePlayer(args);
  const { form } = context.page;
  const isWanted = form.has('add');
  const own = form.get(isWanted ? 'add' : 'remove');
  const isKnown = (await context.content.read(sportsbook.tree, { book: 'sports' })).some(({ id, leagues: listed }) =>
    listed.some((league) => leagueText(id, league.id) === own),
  );
  const others = favouriteLeagues(context.player).filter((each) => each !== own);
  const kept = isWanted && isKnown && typeof own === 'string' ? [own, ...others] : others;
  if (kept.length === 0) leagues.remove(context.player.jar);
  else leagues.write(context.player.jar, ownerOf(context.player), kept, A_YEAR);
  return redirect(safeRedirect(form.get('redirectTo')), 303);
}
