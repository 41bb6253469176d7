import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { deviceId } from '~/session/fingerprint.server';
import type { Game } from '~/upstream/contract/casino';
import { hasCapability } from '~/upstream/has-capability.server';
import { findRequestedGame } from './requested-game.server';

export interface PlayRequest {
  readonly game: Game;
  readonly isDemo: boolean;
}

export const DEMO_QUERY = 'demo=1';

/** 400 for an unreadable address, 404 for a game that the operator does not have, or not with play money. */
export async function findPlayRequest({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<PlayRequest | { game: null; isDemo: boolean; status: 400 | 404 }> {
  const requested = await findRequestedGame(context, params['*']);
  const isDemo = isDemoRequest(request);
  if (!requested.game || !isDemo) return { ...requested, isDemo };
  return (await offersDemo(context, requested.game))
    ? { game: requested.game, isDemo }
    : { game: null, isDemo, status: 404 };
}

export const isDemoRequest = ({ url }: Request) => new URL(url).searchParams.get('demo') === '1';

export async function offersDemo(context: AppLoadContext, { demo }: Game): Promise<boolean> {
  return demo === true && hasCapability(context, 'lobby-detail');
}

/** An address of a game for the wanted kind of money. */
export const withMoney = (address: string, isDemo: boolean) => (isDemo ? `${address}?${DEMO_QUERY}` : address);

/** Whom a launch ticket admits: the session, for guests the device. */
export const ticketOwner = ({ player: { session, jar } }: AppLoadContext) => session.player?.id ?? deviceId(jar);
