import type { Response } from 'express';
import { readText } from '../../files';
import { html, trusted, type Markup } from '../../markup';
import type { Services } from '../../services';
import { liveCounts, liveMatches, upcomingMatches, type Match } from './book';
import { sports, type SportId } from './catalogue';
import { sendBook, type View } from './layout';
import { matchRow } from './match-row';
import { translate } from './texts';
import type { Visit } from './visit';

interface Lobby {
  readonly view: View;
  /** From the query; an unknown sport counts as none. */
  readonly sport: string;
  readonly seed: string;
  readonly now: number;
}

const SHOWN_PER_LEAGUE = 6;

/** The list of matches of one sport. The live view without a sport lists all live matches. */
export function lobbyPage({ view, sport: asked, seed, now }: Lobby, visit: Visit): Markup {
  const { locale, href } = visit;
  const chosen = view === 'esports' ? 'esports' : sports.find(({ id }) => id === asked)?.id;
  const sport = chosen ?? (view === 'live' ? null : 'football');
  const address = href('', sport === null ? { view } : { view, sport });
  const title = sports.find(({ id }) => id === sport)?.name[locale] ?? translate(locale, 'liveNow');
  return html`${view !== 'esports' && sportTabs(view, sport, liveCounts(seed, now), visit)}
    <div class="bar">
      <h1>${title}</h1>
      <a class="refresh" href="${address}">${translate(locale, 'refresh')}</a>
    </div>
    ${view !== 'prematch' && liveParts(view, sport, seed, now, visit)}
    ${view === 'esports' && html`<h2 class="part">${translate(locale, 'comingUp')}</h2>`}
    ${view !== 'live' && sport && byLeague(upcomingMatches(sport, seed, now, SHOWN_PER_LEAGUE), visit, now)}`;
}

function liveParts(view: View, sport: SportId | null, seed: string, now: number, visit: Visit): Markup[] {
  const { locale, href } = visit;
  const parts = sports
    .filter(({ id }) => sport === null || id === sport)
    .map(({ id, name }) => ({ name, matches: liveMatches(id, seed, now) }))
    .filter(({ matches }) => matches.length > 0);
  if (parts.length === 0 && view === 'live') {
    return [
      html`<p class="empty">
        ${translate(locale, 'noLive')}<br />
        <a href="${href('', { view: 'prematch', ...(sport && { sport }) })}">${translate(locale, 'seePrematch')}</a>
      </p>`,
    ];
  }
  return parts.map(({ name, matches }) => {
    const heading = view === 'esports' ? translate(locale, 'liveNow') : name[locale];
    return html`${view === 'live' && sport ? null : html`<h2 class="part">${heading}</h2>`}
    ${byLeague(matches, visit, now)}`;
  });
}

function sportTabs(
  view: View,
  currentTab: SportId | null,
  counts: Map<SportId, number>,
  { locale, href }: Visit,
): Markup {
  return html`<nav class="sports" aria-label="${translate(locale, 'sports')}">
    ${sports.map(({ id, name }) => {
      const playing = counts.get(id) ?? 0;
      return html`<a href="${href('', { view, sport: id })}" ${id === currentTab && html`aria-current="page"`}>
        ${trusted(readText(`sports/${id}.svg`))}<span>${name[locale]}</span>${view === 'live' && html`<b class="count">${playing}</b>`}
      </a>`;
    })}
  </nav>`;
}

function byLeague(matches: Match[], visit: Visit, now: number): Markup[] {
  const leagues = [...new Set(matches.map(({ league }) => league))];
  return leagues.map((league) => {
    const own = matches.filter((match) => match.league === league);
    return html`<section class="league">
      <h2>${league.name[visit.locale]}</h2>
      <ul>
        ${own.map((match) => matchRow(match, visit, now))}
      </ul>
    </section>`;
  });
}

/** Sends the 404 page for a missing match or bet, with the list of matches below the message. */
export function sendNotFound(response: Response, services: Services, visit: Visit): void {
  const lobby = { view: 'prematch', sport: '', seed: services.store.wagers.seed, now: services.store.now() } as const;
  const title = translate(visit.locale, 'notFound');
  sendBook(response, services, visit, {
    title,
    currentTab: 'prematch',
    main: html`<p class="alert" role="alert">${title}</p>
      ${lobbyPage(lobby, visit)}`,
    status: 404,
  });
}
