import { html, type Markup } from '../markup';
import { liveCounts, liveMatches, upcomingMatches, type Match } from './book';
import { sports, type SportId } from './catalogue';
import { sportIcons } from './icons';
import type { View } from './layout';
import { matchRow } from './match-row';
import { say } from './texts';
import type { Visit } from './visit';

interface Lobby {
  readonly view: View;
  /** As asked for; an unknown one counts as none. */
  readonly sport: string;
  readonly seed: string;
  readonly now: number;
}

const SHOWN_PER_LEAGUE = 6;

/** The list of matches of one sport in one view. */
export function lobbyPage({ view, sport: asked, seed, now }: Lobby, visit: Visit): Markup {
  const counts = liveCounts(seed, now);
  const playing = sports.find(({ id }) => (counts.get(id) ?? 0) > 0)?.id;
  const fallback = view === 'live' ? (playing ?? 'football') : 'football';
  const sport = view === 'esports' ? 'esports' : (sports.find(({ id }) => id === asked)?.id ?? fallback);
  const { locale, href } = visit;
  const live = view === 'prematch' ? [] : liveMatches(sport, seed, now);
  const upcoming = view === 'live' ? [] : upcomingMatches(sport, seed, now);
  return html`${view !== 'esports' && sportTabs(view, sport, counts, visit)}
    <div class="bar">
      <h1>${sports.find(({ id }) => id === sport)?.name[locale]}</h1>
      <a class="refresh" href="${href('', { view, sport })}">${say(locale, 'refresh')}</a>
    </div>
    ${
      view === 'live' &&
      live.length === 0 &&
      html`<p class="empty">
        ${say(locale, 'noLive')}<br />
        <a href="${href('', { view: 'prematch', sport })}">${say(locale, 'seePrematch')}</a>
      </p>`
    }
    ${view === 'esports' && live.length > 0 && html`<h2 class="part">${say(locale, 'liveNow')}</h2>`}
    ${byLeague(live, visit, now)} ${view === 'esports' && html`<h2 class="part">${say(locale, 'comingUp')}</h2>`}
    ${byLeague(upcoming, visit, now)}`;
}

function sportTabs(view: View, here: SportId, counts: Map<SportId, number>, { locale, href }: Visit): Markup {
  return html`<nav class="sports" aria-label="${say(locale, 'sports')}">
    ${sports.map(({ id, name }) => {
      const playing = counts.get(id) ?? 0;
      return html`<a href="${href('', { view, sport: id })}" ${id === here && html`aria-current="page"`}>
        ${sportIcons[id]}<span>${name[locale]}</span>${view === 'live' && html`<b class="count">${playing}</b>`}
      </a>`;
    })}
  </nav>`;
}

function byLeague(matches: Match[], visit: Visit, now: number): Markup[] {
  const leagues = [...new Set(matches.map(({ league }) => league))];
  return leagues.map((league) => {
    const own = matches.filter((match) => match.league === league).slice(0, SHOWN_PER_LEAGUE);
    return html`<section class="league">
      <h2>${league.name[visit.locale]}</h2>
      <ul>
        ${own.map((match) => matchRow(match, visit, now))}
      </ul>
    </section>`;
  });
}
