import { z } from 'zod';
import { call, type CallData } from './call';
import { game } from './game';
import { address, decimalAmount, detail, identifier, pageOf, period, skipTake, textOrNumber, utcTime } from './values';

/** No answer may have more rows (`answer-bounds.ts`). */
const ALL_GAMES = 30_000;

const code = z.string().min(1).max(200);
/** The place where a game is played: a URL, or HTML for the integration `softgamings`. */
const launch = z.string().min(1).max(262_144);
/** Play money, for a visitor with or without a session. Only of games whose `demo` is true. */
const demo = z.boolean().optional();
const platformLaunch = z.object({
  platform: z.union([z.literal(1), z.literal(2)]),
  gameCode: code,
  language: z.string().max(10),
  lobbyUrl: address,
  demo,
});

export const casino = {
  games: call('POST', 'casino/games', 'read', {
    summary: 'Games of a category, or found by a search.',
    request: z.union([
      z.object({ systemCategory: z.string().min(1).max(100) }),
      z.object({ live: z.boolean(), search: z.string().max(100), ...skipTake }),
    ]),
    data: z.array(z.union([game, z.array(game)])).transform((list) => list.flat()),
    rows: ALL_GAMES,
    freshSeconds: 300,
  }),
  search: call('POST', 'casino/search', 'read', {
    summary: 'Games of every lobby, found by name or provider, best first. Of the capability lobby-detail.',
    request: z.object({ search: z.string().max(100), ...skipTake }),
    data: z.array(game),
    assumed: true,
  }),
  jackpots: call('POST', 'casino/jackpots', 'read', {
    summary: 'The amounts of the jackpots now. Of the capability lobby-detail.',
    data: z.array(z.object({ gameCode: game.shape.gameCode, mainProviderId: identifier, amount: decimalAmount })),
    rows: ALL_GAMES,
    freshSeconds: 10,
    assumed: true,
  }),
  togglefavorite: call('POST', 'casino/togglefavorite', 'write', {
    summary: 'Adds a game to the favourites, or takes it out.',
    request: z.object({ code, providerId: identifier }),
  }),
  dtlaunchurl: call('POST', 'casino/dtlaunchurl', 'write', {
    summary: 'Opens a game session, integration A.',
    request: z.object({ code, demo }),
    data: launch,
  }),
  emlaunchurl: call('POST', 'casino/emlaunchurl', 'write', {
    summary: 'Opens a game session, integration B.',
    request: z.object({ code, productId: z.string().max(100), demo }),
    data: launch,
  }),
  amusnetlaunchurl: call('POST', 'casino/amusnetlaunchurl', 'write', {
    summary: 'Opens a game session, integration C.',
    request: z.object({ code, isMobile: z.boolean(), demo }),
    data: launch,
  }),
  egtlaunchurl: call('POST', 'casino/egtlaunchurl', 'write', {
    summary: 'Opens a game session, integration D.',
    request: platformLaunch,
    data: launch,
  }),
  hub88launchurl: call('POST', 'casino/hub88launchurl', 'write', {
    summary: 'Opens a game session, integration E.',
    request: platformLaunch,
    data: launch,
  }),
  softgamingslaunchurl: call('POST', 'casino/softgamingslaunchurl', 'write', {
    summary: 'Opens a game session, integration F. Answers HTML with a script.',
    request: z.object({
      system: z.string().max(100),
      pageCode: code,
      isMobile: z.union([z.literal(0), z.literal(1)]),
      demo,
    }),
    data: launch,
  }),
  history: call('POST', 'casino/history', 'read', {
    summary: "The player's bets and wins, newest first.",
    request: z.object({
      result: z.number().int().min(1).max(2).optional(),
      ...period,
      ...skipTake,
    }),
    data: pageOf(
      z.object({
        id: identifier,
        game: z.string(),
        provider: z.string(),
        result: z.number().int(),
        amount: decimalAmount,
        balanceAfter: decimalAmount,
        /** With the capability bonus-wallet: the part of the amount that is bonus money. */
        bonusAmount: detail(decimalAmount),
        createdAt: utcTime,
      }),
    ),
    assumed: true,
  }),
  favorites: call('POST', 'casino/favorites', 'read', {
    summary: "The codes of the player's favourite games.",
    data: z.array(textOrNumber()),
    rows: ALL_GAMES,
    assumed: true,
  }),
};

export type Game = CallData<typeof casino.games>[number];
