import express, { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import { purseText, stakeText } from '../../bonuses/money-texts';
import { findGame } from '../../catalogue/catalogue';
import type { CatalogueGame } from '../../catalogue/game';
import { integrations } from '../../catalogue/studios';
import { readText } from '../../files';
import { refusalText } from '../../limits/limit-texts';
import { contentLocale, localeFrom, type ContentLocale } from '../../messages';
import { playStep, progressOf, type PlayProblem, type PlayStore } from '../../play/play-round';
import { secureRandom } from '../../play/random';
import { fieldsFrom } from '../../play/rules/fields';
import type { Fields } from '../../play/rules/rules';
import type { Services } from '../../services';
import type { GameRound } from '../../store/game-rounds';
import type { GameSession } from '../../store/game-sessions';
import { closedPage, gamePage, type GamePage } from './page';
import { translatorFor, type TextKey } from './texts';

/** Form fields of the player's choice, carried over the redirect so that the form can be prefilled. */
const CHOICE_NAMES = ['stake', 'spot', 'number', 'side', 'target', 'card'];

const FORM_LIMIT = '8kb';

/** The demonstration's games provider: one URL per session, a plain form, and a redirect after each move. */
export function demoGames(services: Services): Router {
  const router = Router({ mergeParams: true });
  router.use((_request, response, next) => {
    response.set({
      'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ${services.siteOrigin}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    next();
  });
  const asset = (name: string, type: string, ...files: string[]) =>
    router.get(`/assets/${name}`, (_request, response) => {
      response.set('cache-control', 'public, max-age=3600').type(type).send(files.map(readText).join(''));
    });
  for (const look of integrations)
    asset(`${look}.css`, 'css', `games/${look}.css`, 'games/frame.css', 'games/tables.css');
  asset('icon.svg', 'image/svg+xml', 'motifs/chip.svg');
  asset('frame.js', 'js', 'games/frame.js');
  router.get('/:integration/:token', (request, response) => sendGamePage(request, response, services));
  router.post('/:integration/:token', express.urlencoded({ extended: false, limit: FORM_LIMIT }), (request, response) =>
    handleMove(request, response, services),
  );
  const errorHandler: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    const { status } = error as { status?: unknown };
    const isClientError = typeof status === 'number' && status >= 400 && status < 500;
    if (!isClientError) console.error('operator: a game failed', error);
    sendClosedPage(request, response, services.siteOrigin, isClientError ? status : 500);
  };
  router.use(errorHandler);
  return router;
}

function handleMove(request: Request, response: Response, services: Services): void {
  const fields = fieldsFrom(request.body as unknown);
  const { token = '' } = request.params;
  const demo = services.demoPlay.find(token);
  const session = demo ? null : services.store.gameSessions.find(token);
  const played = playStep(
    demo ?? services.store,
    token,
    fields.one('step') ?? '',
    fields,
    secureRandom,
    services.limits.playRefusal,
  );
  if (session) services.bonusNews.noteSettled(session.playerId);
  if ('problem' in played) {
    sendGamePage(request, response, services, { problem: played.problem, chosen: fields });
    return;
  }
  const query = new URLSearchParams({ round: String(played.roundId) });
  for (const name of CHOICE_NAMES) {
    for (const value of fields.all(name)) query.append(name, value.slice(0, 20));
  }
  response.redirect(303, `?${query}`);
}

const problemTexts: Record<Extract<PlayProblem, string>, TextKey> = {
  choice: 'problemChoice',
  funds: 'problemFunds',
  stale: 'problemStale',
};

function problemText(problem: PlayProblem, { limits }: Services, locale: ContentLocale): string {
  if (typeof problem !== 'string') return refusalText(problem, limits.policy, locale);
  return translatorFor(locale)(problemTexts[problem]);
}

interface Refusal {
  readonly problem: PlayProblem;
  readonly chosen: Fields;
}

function sendGamePage(request: Request, response: Response, services: Services, refused?: Refusal): void {
  const { siteOrigin } = services;
  const { integration = '', token = '' } = request.params;
  const demo = services.demoPlay.find(token);
  const store = demo ?? services.store;
  const session = store.gameSessions.find(token);
  const game = session && findGame(session.gameCode);
  if (!session || game?.studio.integration !== integration) {
    return sendClosedPage(request, response, siteOrigin, 404);
  }
  if (!demo) {
    services.limits.noteActivity(session.playerId);
    services.bonusNews.refresh(session.playerId);
  }
  const query = fieldsFrom(request.query);
  const asked = store.gameRounds.find(Number(query.one('round') ?? 0) || 0);
  const belongsToSession = asked?.playerId === session.playerId && asked.gameCode === session.gameCode;
  const round = store.gameRounds.findOpen(session.playerId, session.gameCode) ?? (belongsToSession ? asked : null);
  response
    .status(refused ? 422 : 200)
    .type('html')
    .send(
      gamePage({
        session,
        game,
        round: round && progressOf(round),
        balanceMinor: store.ledger.balanceOf(session.playerId),
        chosen: refused?.chosen ?? query,
        problem: refused ? problemText(refused.problem, services, session.locale) : null,
        siteOrigin,
        isDemo: demo !== null,
        ...moneyOf(store, session, game, round, services),
      }),
    );
}

/** The free spin that is next, and which money the bets use. */
function moneyOf(
  { wallet }: PlayStore,
  { playerId, locale }: GameSession,
  { gameCode, categories }: CatalogueGame,
  round: GameRound | null,
  { capabilities }: Services,
): Pick<GamePage, 'freeSpin' | 'roundMoney' | 'nextMoney'> {
  const freeSpin = wallet.freeSpin(playerId, gameCode);
  if (!capabilities.has('bonus-wallet')) return { freeSpin, roundMoney: null, nextMoney: null };
  const nextMoney = purseText(wallet.purse({ playerId, categories }), locale);
  const bonusMinor = round ? wallet.bonusIn(`game-round:${round.id}`) : 0;
  const hasBoth = round !== null && (bonusMinor > 0 || nextMoney !== null);
  const bet = hasBoth ? stakeText(round.stakeMinor, bonusMinor, locale) : null;
  const roundMoney = round && round.freeSpinOf !== null ? translatorFor(locale)('freeSpinPlayed') : bet;
  return { freeSpin, roundMoney, nextMoney };
}

function sendClosedPage(request: Request, response: Response, siteOrigin: string, status: number): void {
  const look = integrations.find((one) => one === request.params.integration) ?? integrations[0];
  response
    .status(status)
    .type('html')
    .send(closedPage(contentLocale(localeFrom(request.get('accept-language'))), look, siteOrigin));
}
