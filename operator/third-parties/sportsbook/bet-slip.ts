import { randomBytes } from 'node:crypto';
import express, { Router, type Response } from 'express';
import { SPORTS } from '../../bonuses/contributions';
import { purseText } from '../../bonuses/money-texts';
import { refusalText } from '../../limits/limit-texts';
import type { Services } from '../../services';
import { placeBet, type PlaceBetResult, type SeenPick } from './bets';
import { findMatch } from './book';
import { sendBook, viewOfMatch } from './layout';
import { sendNotFound } from './lobby-page';
import { isBetId } from './model';
import { slipPage } from './slip-page';
import { translate } from './texts';
import { stringParam, visitOf, type Visit } from './visit';

type RefusedBet = Exclude<PlaceBetResult, { placed: unknown }>;

/** The fields of the slip's form. Untrusted. */
interface SlipForm extends SeenPick {
  readonly slip: string;
  readonly stake: string;
}

const newSlipToken = () => randomBytes(18).toString('base64url');
const isSlipToken = (token: string) => /^[\w-]{24}$/.test(token);

/** Routes that open bet slips and place bets from them. */
export function betSlip(services: Services): Router {
  const router = Router();

  router.get('/slip', (request, response) => {
    const asked = (name: string) => stringParam(request.query[name]);
    const form = { event: asked('event'), market: asked('market'), pick: asked('pick') };
    const fresh = { ...form, odds: 0, stake: '', slip: newSlipToken() };
    sendSlip(response, services, visitOf(request, services), fresh, null);
  });

  // No CSRF guard: the betting token in the form identifies the player, and there is no cookie that another site could
  // use.
  router.post('/bets', express.urlencoded({ extended: false, limit: '4kb' }), (request, response) => {
    const visit = visitOf(request, services);
    const sent = (name: string) => stringParam((request.body as Record<string, unknown>)[name]);
    const [event, market, pick, stake] = [sent('event'), sent('market'), sent('pick'), sent('stake')];
    const form = { event, market, pick, stake, odds: Number(sent('odds')), slip: sent('slip') };
    if (!visit.player || !isSlipToken(form.slip)) {
      return sendSlip(response, services, visit, { ...form, slip: newSlipToken() }, null);
    }
    const bet = { slip: form.slip, picks: [form], stake };
    const placing = placeBet(services.store, visit.player.id, bet, { check: services.limits.playRefusal });
    if ('refused' in placing) return sendSlip(response, services, visit, form, placing);
    response.redirect(303, visit.href(`/bets/${placing.placed.id}`));
  });
  return router;
}

/** Which money a bet would use. Null for guests and for players with one kind. */
function moneyText({ store, capabilities }: Services, { player, locale }: Visit): string | null {
  if (!player || !capabilities.has('bonus-wallet')) return null;
  return purseText(store.wallet.purse({ playerId: player.id, categories: SPORTS }), locale);
}

function sendSlip(
  response: Response,
  services: Services,
  visit: Visit,
  form: SlipForm,
  refusal: RefusedBet | null,
): void {
  const now = services.store.now();
  const match = findMatch(form.event, services.store.wagers.seed, now);
  if (!match || !isBetId(form.market, form.pick)) return sendNotFound(response, services, visit);
  const offer = match.offers.find(({ id }) => id === form.market)?.picks.find(({ id }) => id === form.pick);
  const slip = {
    match,
    market: form.market,
    pick: form.pick,
    odds: offer?.odds ?? null,
    token: form.slip,
    stake: form.stake,
    refusal: offer?.odds ? (refusal?.refused ?? null) : ('closed' as const),
    limitText: refusal?.refused === 'limited' ? refusalText(refusal.by, services.limits.policy, visit.locale) : '',
    oddsBefore: form.odds,
    money: moneyText(services, visit),
  };
  sendBook(response, services, visit, {
    title: translate(visit.locale, 'slip'),
    currentTab: viewOfMatch(match),
    main: slipPage(slip, visit, now),
    status: slip.refusal ? 409 : 200,
  });
}
