import { formatMoney } from '../../money';
import { html, type Markup } from '../../markup';
import type { PlaceBetResult } from './bets';
import type { Match } from './book';
import { sidesOf, whenOf } from './match-row';
import { translate } from './texts';
import type { Visit } from './visit';
import { betRefusalText, marketName, matchName, oddsText, pickName } from './formatting';
import { payoutOf, STAKE_LIMITS } from './payout';

export interface Slip {
  readonly match: Match;
  readonly market: string;
  readonly pick: string;
  /** In hundredths, null if the market has closed. */
  readonly odds: number | null;
  /** The one-time token of this slip. */
  readonly token: string;
  readonly stake: string;
  readonly refusal: Extract<PlaceBetResult, { refused: unknown }>['refused'] | null;
  /** The operator's text where a limit of the player refuses the bet. */
  readonly limitText: string;
  /** The odds that the player saw before, if they have changed. */
  readonly oddsBefore: number | null;
  /** Which money the bet would use, null for players with one kind. */
  readonly money: string | null;
}

/** A bet slip with one pick: selection, odds and stake. */
export function slipPage(slip: Slip, visit: Visit, now: number): Markup {
  const { locale, player, href } = visit;
  const { match, market, pick, odds } = slip;
  return html`<div class="bar">
      <a class="back" href="${href('/match', { event: match.id })}">${translate(locale, 'back')}</a>
    </div>
    <section class="slip">
      <header>
        <h1>${translate(locale, 'slip')}</h1>
        <span class="tag">${translate(locale, 'single')}</span>
      </header>
      <p class="league-name">${match.league.name[locale]}</p>
      <div class="chosen" title="${matchName(match)}">${whenOf(match, now, locale)} ${sidesOf(match)}</div>
      <div class="pick">
        <p>
          <span>${marketName(match, market, locale)}</span>
          <strong>${pickName(match, market, pick, locale)}</strong>
        </p>
        ${odds !== null && html`<b class="price">${oddsText(odds, locale)}</b>`}
      </div>
      ${slip.refusal && html`<p class="alert" role="alert" id="fault">${refusalText(slip, visit)}</p>`}
      ${odds !== null && player && stakeForm(slip, odds, visit)}
      ${odds !== null && !player && html`<p class="note">${translate(locale, visit.isOver ? 'sessionOver' : 'guest')}</p>`}
    </section>`;
}

function stakeForm({ match, market, pick, token, stake, refusal, money }: Slip, odds: number, visit: Visit): Markup {
  const { locale } = visit;
  const hidden = { event: match.id, market, pick, odds: String(odds), slip: token, ...visit.carriedParams };
  const [min, max] = [STAKE_LIMITS.minMinor, STAKE_LIMITS.maxMinor].map((limit) => formatMoney(limit, locale));
  const hundred = 10_000;
  return html`<form method="post" action="/sportsbook/bets">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <label for="stake">${translate(locale, 'stake')}</label>
    <div class="amount">
      <input
        id="stake"
        name="stake"
        value="${stake}"
        inputmode="decimal"
        autocomplete="off"
        required
        maxlength="12"
        aria-describedby="stake-hint${refusal && ' fault'}"
        ${refusal?.startsWith('stake') && html`aria-invalid="true"`}
      />
      <span aria-hidden="true">₺</span>
    </div>
    <p class="hint" id="stake-hint">
      ${translate(locale, 'stakeHint', { min: min ?? '', max: max ?? '' })}
      ${translate(locale, 'perHundred', { payout: formatMoney(payoutOf(hundred, [odds]), locale) })}.
    </p>
    ${money !== null && html`<p class="hint">${money}</p>`}
    <button>${translate(locale, refusal === 'oddsChanged' ? 'acceptOdds' : 'place')}</button>
  </form>`;
}

function refusalText({ refusal, odds, oddsBefore, limitText }: Slip, { locale }: Visit): string {
  if (refusal === 'limited') return limitText;
  if (refusal !== 'oddsChanged') return betRefusalText(refusal ?? 'closed', locale);
  return translate(locale, refusal, { before: oddsText(oddsBefore ?? 0, locale), now: oddsText(odds ?? 0, locale) });
}
