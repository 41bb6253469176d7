import { stakeText } from '../../bonuses/money-texts';
import { formatMoney } from '../../money';
import type { Leg, Wager } from '../../store/wagers';
import { html, type Markup } from '../../markup';
import { oddsOf } from './bets';
import { findMatch } from './book';
import { sidesOf, whenOf } from './match-row';
import { translate } from './texts';
import type { Visit } from './visit';
import { marketName, oddsText, pickName } from './formatting';
import { payoutOf } from './payout';

/** A bet, with the bonus money in its stake. */
export type ListedWager = Wager & { readonly bonusMinor: number };

/** The list of a player's bets: open or settled. */
export function betsPage(
  wagers: readonly ListedWager[],
  isOpen: boolean,
  seed: string,
  visit: Visit,
  now: number,
): Markup {
  const { locale, href } = visit;
  const tab = (address: string, label: string, isHere: boolean) =>
    html`<a href="${address}" ${isHere && html`aria-current="page"`}>${label}</a>`;
  return html`<div class="bar">
      <h1>${translate(locale, 'myBets')}</h1>
      <a class="refresh" href="${href('/bets', isOpen ? {} : { show: 'settled' })}">${translate(locale, 'refresh')}</a>
    </div>
    <nav class="switch" aria-label="${translate(locale, 'myBets')}">
      ${tab(href('/bets'), translate(locale, 'openBets'), isOpen)}
      ${tab(href('/bets', { show: 'settled' }), translate(locale, 'settledBets'), !isOpen)}
    </nav>
    ${
      wagers.length === 0
        ? html`<p class="empty">
            ${translate(locale, isOpen ? 'noOpen' : 'noSettled')}<br />
            <a href="${href('')}">${translate(locale, 'findBets')}</a>
          </p>`
        : html`<ul class="bets">
            ${wagers.map((wager) => html`<li>${betCard(wager, seed, visit, now)}</li>`)}
          </ul>`
    }`;
}

export function receiptPage(wager: ListedWager, seed: string, visit: Visit, now: number): Markup {
  const { locale, href } = visit;
  return html`<section class="receipt">
    ${wager.status === 'open' && html`<h1><span class="tick" aria-hidden="true">✓</span> ${translate(locale, 'placed')}</h1>`}
    ${wager.status !== 'open' && html`<h1>${translate(locale, 'slip')}</h1>`} ${betCard(wager, seed, visit, now)}
    <p class="ways">
      <a class="button" href="${href('/bets')}">${translate(locale, 'myBets')}</a>
      <a class="button quiet" href="${href('')}">${translate(locale, 'findBets')}</a>
    </p>
  </section>`;
}

function betCard(wager: ListedWager, seed: string, { locale }: Visit, now: number): Markup {
  const isOpen = wager.status === 'open';
  const possibleMinor = payoutOf(wager.stakeMinor, oddsOf(wager.legs), wager.size);
  return html`<article class="bet ${wager.status}">
    <header>
      <span>${translate(locale, 'betNumber')} ${wager.id}</span>
      <b class="status">${translate(locale, `status.${wager.status}`)}</b>
    </header>
    ${wager.legs.map((leg) => legOf(leg, seed, locale, now))}
    <dl>
      <div>
        <dt>${translate(locale, 'stake')}</dt>
        <dd>${formatMoney(wager.stakeMinor, locale)}</dd>
      </div>
      <div>
        <dt>${translate(locale, isOpen ? 'potential' : 'payout')}</dt>
        <dd>${formatMoney(isOpen ? possibleMinor : wager.payoutMinor, locale)}</dd>
      </div>
    </dl>
    ${wager.bonusMinor > 0 && html`<p class="hint">${stakeText(wager.stakeMinor, wager.bonusMinor, locale)}</p>`}
  </article>`;
}

function legOf(leg: Leg, seed: string, locale: Visit['locale'], now: number): Markup | null {
  const match = findMatch(leg.eventId, seed, now);
  return (
    match &&
    html`<p class="league-name">${match.league.name[locale]}</p>
      <div class="chosen">${whenOf(match, now, locale)} ${sidesOf(match)}</div>
      <div class="pick">
        <p>
          <span>${marketName(match, leg.market, locale)}</span>
          <strong>${pickName(match, leg.market, leg.pick, locale)}</strong>
        </p>
        <b class="price">${oddsText(leg.oddsHundredths, locale)}</b>
      </div>`
  );
}
