import { randomBytes } from 'node:crypto';
import express, { Router, type Request, type Response } from 'express';
import type { Services } from '../../services';
import { sendStylesheet } from '../page';
import { betsPage, receiptPage } from './bets-page';
import { placeBet, settleDueBets, type Refusal } from './bets';
import { findMatch, type Match } from './book';
import { sendBook, type View } from './layout';
import { lobbyPage } from './lobby-page';
import { matchPage } from './match-page';
import { isBetForm } from './model';
import { slipPage } from './slip-page';
import { stylesheet } from './stylesheet';
import { say } from './texts';
import { text, visitOf, type Visit } from './visit';
import { matchName } from './wording';

const LISTED_BETS = 50;

/** The demonstration sportsbook at `/sportsbook`: plain pages and forms, for guests and for players with a betting session. */
export function sportsbook(services: Services): Router {
  const { store } = services;
  const { seed } = store.wagers;
  const router = Router();
  const show = (response: Response, visit: Visit, content: Parameters<typeof sendBook>[3]) =>
    sendBook(response, services, visit, content);

  router.get('/kerteriz.css', (_request, response) => sendStylesheet(response, stylesheet));

  const lobby = (request: Request, response: Response, view: View) => {
    const visit = visitOf(request, services);
    const main = lobbyPage({ view, sport: text(request.query['sport']), seed, now: Date.now() }, visit);
    show(response, visit, { title: say(visit.locale, view), here: view, main });
  };
  router.get('/', (request, response) => lobby(request, response, viewOf(text(request.query['view']))));
  router.get('/esports', (request, response) => lobby(request, response, 'esports'));

  router.get('/match', (request, response) => {
    const visit = visitOf(request, services);
    const match = findMatch(text(request.query['event']), seed, Date.now());
    if (!match) return lost(response, visit);
    show(response, visit, { title: matchName(match), here: hereOf(match), main: matchPage(match, visit, Date.now()) });
  });

  router.get('/slip', (request, response) => {
    const visit = visitOf(request, services);
    const [event, market, pick] = ['event', 'market', 'pick'].map((name) => text(request.query[name]));
    const form = { event: event ?? '', market: market ?? '', pick: pick ?? '', odds: 0, stake: '' };
    sendSlip(response, visit, { ...form, slip: randomBytes(18).toString('base64url') }, null);
  });

  // The betting token in the form is what says whose bet it is: there is no cookie that another site could use.
  router.post('/bets', express.urlencoded({ extended: false, limit: '4kb' }), (request, response) => {
    const visit = visitOf(request, services);
    const sent = (name: string) => text((request.body as Record<string, unknown>)[name]);
    const form = {
      event: sent('event'),
      market: sent('market'),
      pick: sent('pick'),
      odds: Number(sent('odds')),
      stake: sent('stake'),
      slip: sent('slip'),
    };
    if (!visit.player || !/^[\w-]{24}$/.test(form.slip)) return sendSlip(response, visit, form, null);
    const placing = placeBet(store, visit.player.id, form);
    if ('refused' in placing) return sendSlip(response, visit, form, placing.refused);
    response.redirect(303, visit.href(`/bets/${placing.placed.id}`));
  });

  router.get('/bets', (request, response) => {
    const visit = visitOf(request, services);
    settleDueBets(services);
    const isOpen = text(request.query['show']) !== 'settled';
    const wagers = visit.player ? store.wagers.list(visit.player.id, isOpen, LISTED_BETS) : [];
    const main = betsPage(wagers, isOpen, seed, visit, Date.now());
    show(response, visit, { title: say(visit.locale, 'myBets'), here: 'bets', main });
  });

  router.get('/bets/:id', (request, response) => {
    const visit = visitOf(request, services);
    settleDueBets(services);
    const id = Number(request.params.id);
    const wager = visit.player && Number.isSafeInteger(id) ? store.wagers.find(visit.player.id, id) : null;
    if (!wager) return lost(response, visit);
    const main = receiptPage(wager, seed, visit, Date.now());
    show(response, visit, { title: say(visit.locale, 'slip'), here: null, main });
  });

  function lost(response: Response, visit: Visit): void {
    const main = lobbyPage({ view: 'prematch', sport: '', seed, now: Date.now() }, visit);
    show(response, visit, { title: say(visit.locale, 'notFound'), here: 'prematch', main, status: 404 });
  }

  type Form = Parameters<typeof placeBet>[2];
  function sendSlip(response: Response, visit: Visit, form: Form, refusal: Refusal | null): void {
    const match = findMatch(form.event, seed, Date.now());
    if (!match || !isBetForm(form.market, form.pick)) return lost(response, visit);
    const offer = match.offers.find(({ id }) => id === form.market)?.picks.find(({ id }) => id === form.pick);
    const slip = {
      match,
      market: form.market,
      pick: form.pick,
      odds: offer?.odds ?? null,
      token: form.slip,
      stake: form.stake,
      refusal: offer?.odds ? refusal : ('closed' as const),
      oddsBefore: form.odds,
    };
    show(response, visit, {
      title: say(visit.locale, 'slip'),
      here: hereOf(match),
      main: slipPage(slip, visit, Date.now()),
      status: slip.refusal ? 409 : 200,
    });
  }
  return router;
}

const viewOf = (asked: string): View => (asked === 'live' || asked === 'esports' ? asked : 'prematch');

function hereOf({ phase, league }: Match): View {
  if (league.sport === 'esports') return 'esports';
  return phase === 'live' ? 'live' : 'prematch';
}
