import { html, type Markup } from '../../markup';
import type { Match } from './book';
import { offerButtons, sidesOf, whenOf } from './match-row';
import { translate } from './texts';
import type { Visit } from './visit';
import { marketName, matchName } from './formatting';

/** One match with all its open markets. */
export function matchPage(match: Match, visit: Visit, now: number): Markup {
  const { locale, href } = visit;
  const view = match.phase === 'live' ? 'live' : 'prematch';
  return html`<div class="bar">
      <a class="back" href="${href('', { view, sport: match.league.sport })}">${translate(locale, 'back')}</a>
      <a class="refresh" href="${href('/match', { event: match.id })}">${translate(locale, 'refresh')}</a>
    </div>
    <section class="board">
      <p class="league-name">${match.league.name[locale]}</p>
      <h1 class="unseen">${matchName(match)}</h1>
      ${whenOf(match, now, locale)} ${sidesOf(match)}
    </section>
    <div class="markets">
      ${match.offers.map(
        (offer) =>
          html`<section class="market">
            <h2>${marketName(match, offer.id, locale)}</h2>
            ${offerButtons(match, offer, visit, false)}
          </section>`,
      )}
    </div>
    ${match.offers.length === 0 && html`<p class="empty">${translate(locale, match.phase === 'ended' ? 'ended' : 'closed')}</p>`}`;
}
