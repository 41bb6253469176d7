import type { ContentLocale } from '../../messages';
import { html, type Markup } from '../../markup';
import type { Match, Offer } from './book';
import { translate } from './texts';
import type { Visit } from './visit';
import { clockText, marketName, matchName, oddsText, pickName, startText } from './formatting';

/** One match in a list: time, sides, score and main market. */
export function matchRow(match: Match, visit: Visit, now: number): Markup {
  const [main, second] = match.offers;
  const others = match.offers.length - 1;
  const { locale, href } = visit;
  return html`<li class="match">
    <a class="who" href="${href('/match', { event: match.id })}"> ${whenOf(match, now, locale)} ${sidesOf(match)} </a>
    ${main ? offerButtons(match, main, visit, true) : html`<div></div>`}
    <div class="second">${second && offerButtons(match, second, visit, true)}</div>
    <a
      class="more"
      href="${href('/match', { event: match.id })}"
      aria-label="${translate(locale, 'allMarkets', { match: matchName(match) })}"
    >
      ${others > 0 ? `+${others}` : '›'}
    </a>
  </li>`;
}

export function whenOf(match: Match, now: number, locale: ContentLocale): Markup {
  if (match.phase === 'live') {
    return html`<span class="when"
      ><b class="badge">${translate(locale, 'live')}</b> <span>${clockText(match, locale)}</span></span
    >`;
  }
  if (match.phase === 'ended') return html`<span class="when"><span>${translate(locale, 'ended')}</span></span>`;
  const { day, time } = startText(match.startsAt, now, locale);
  return html`<span class="when"><span>${day}</span> <strong>${time}</strong></span>`;
}

/** Both sides, with the points of each set and the score once the match has started. */
export function sidesOf({ phase, home, away, score }: Match): Markup {
  const side = (name: string, index: 0 | 1) => {
    const points = score.sets?.map((set) => html`<small>${set[index]}</small>`);
    return html`<span class="side">
      <span class="name">${name}</span>
      ${phase !== 'upcoming' && html`<span class="points">${points}<b>${index === 0 ? score.home : score.away}</b></span>`}
    </span>`;
  };
  return html`<span class="sides">${side(home, 0)}${side(away, 1)}</span>`;
}

/** Buttons of a market's picks, which open a bet slip. Brief labels are for lists, full names for the match page. */
export function offerButtons(match: Match, offer: Offer, visit: Visit, isBrief: boolean): Markup {
  const { locale, href } = visit;
  return html`<div class="odds-row picks-${offer.picks.length}">
    ${offer.picks.map((pick) => {
      const name = pickName(match, offer.id, pick.id, locale);
      const label = isBrief && /^[12X]$/.test(pick.id) ? pick.id : name;
      if (pick.odds === null)
        return html`<span class="odds shut"><span>${label}</span><b aria-hidden="true">–</b></span>`;
      const odds = oddsText(pick.odds, locale);
      const address = href('/slip', { event: match.id, market: offer.id, pick: pick.id });
      const spoken = `${matchName(match)}, ${marketName(match, offer.id, locale)}: ${name} ${odds}`;
      return html`<a class="odds ${pick.moved}" href="${address}" aria-label="${spoken}">
        <span>${label}</span><b>${odds}</b>
      </a>`;
    })}
  </div>`;
}
