import { Router, type Request, type Response } from 'express';
import type { Services } from '../../services';
import { sendStylesheet } from '../page';
import { betSlip } from './bet-slip';
import { betsPage, receiptPage } from './bets-page';
import type { Wager } from '../../store/wagers';
import { referenceOf, settleDueBets } from './bets';
import { findMatch, type Match } from './book';
import { sendBook, viewOfMatch, type View } from './layout';
import { lobbyPage, sendNotFound } from './lobby-page';
import { matchPage } from './match-page';
import { translate } from './texts';
import { stringParam, visitOf, type Visit } from './visit';
import { matchName } from './formatting';

const LISTED_BETS = 50;

/**
 * The demonstration sportsbook at `/sportsbook`: plain pages and forms, for guests and for players with a betting
 * session.
 */
export function sportsbook(services: Services): Router {
  const router = Router();
  router.get('/kerteriz.css', (_request, response) => sendStylesheet(response, 'sportsbook.css'));
  router.use(matches(services));
  router.use(betSlip(services));
  router.use(ownBets(services));
  return router;
}

/** Routes of the matches. */
function matches(services: Services): Router {
  const { seed } = services.store.wagers;
  const router = Router();
  const lobby = (request: Request, response: Response, view: View) => {
    const visit = visitOf(request, services);
    const main = lobbyPage(
      { view, sport: stringParam(request.query['sport']), seed, now: services.store.now() },
      visit,
    );
    sendBook(response, services, visit, { title: translate(visit.locale, view), currentTab: view, main });
  };
  const showMatch = (response: Response, visit: Visit, match: Match, now: number) => {
    const main = matchPage(match, visit, now);
    sendBook(response, services, visit, { title: matchName(match), currentTab: viewOfMatch(match), main });
  };
  router.get('/', (request, response) => {
    const now = services.store.now();
    // The player site's link to one match. A match that is gone leaves the list.
    const match = findMatch(stringParam(request.query['event']), seed, now);
    if (match) return showMatch(response, visitOf(request, services), match, now);
    lobby(request, response, viewOf(stringParam(request.query['view'])));
  });
  router.get('/esports', (request, response) => lobby(request, response, 'esports'));
  router.get('/match', (request, response) => {
    const visit = visitOf(request, services);
    const now = services.store.now();
    const match = findMatch(stringParam(request.query['event']), seed, now);
    if (!match) return sendNotFound(response, services, visit);
    showMatch(response, visit, match, now);
  });
  return router;
}

const viewOf = (asked: string): View => (asked === 'live' || asked === 'esports' ? asked : 'prematch');

/** Routes of the player's bets. */
function ownBets(services: Services): Router {
  const { wagers, wallet } = services.store;
  const withMoney = (wager: Wager) => ({ ...wager, bonusMinor: wallet.bonusIn(referenceOf(wager.id)) });
  const router = Router();
  router.get('/bets', (request, response) => {
    const visit = visitOf(request, services);
    settleDueBets(services);
    const isOpen = stringParam(request.query['show']) !== 'settled';
    const own = visit.player ? wagers.list(visit.player.id, { isOpen }, { skip: 0, take: LISTED_BETS }) : [];
    const main = betsPage(own.map(withMoney), isOpen, wagers.seed, visit, services.store.now());
    sendBook(response, services, visit, { title: translate(visit.locale, 'myBets'), currentTab: 'bets', main });
  });
  router.get('/bets/:id', (request, response) => {
    const visit = visitOf(request, services);
    settleDueBets(services);
    const id = Number(request.params.id);
    const wager = visit.player && Number.isSafeInteger(id) ? wagers.find(visit.player.id, id) : null;
    if (!wager) return sendNotFound(response, services, visit);
    const main = receiptPage(withMoney(wager), wagers.seed, visit, services.store.now());
    sendBook(response, services, visit, { title: translate(visit.locale, 'slip'), currentTab: null, main });
  });
  return router;
}
