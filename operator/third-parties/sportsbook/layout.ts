import type { Response } from 'express';
import { formatMoney } from '../../money';
import type { Services } from '../../services';
import { html, type Markup } from '../markup';
import { sendPage } from '../page';
import type { Match } from './book';
import { say } from './texts';
import type { Visit } from './visit';

const STYLESHEET = '/sportsbook/kerteriz.css';

export type View = 'prematch' | 'live' | 'esports';

/** The tab that a match belongs to. */
export function viewOfMatch({ phase, league }: Match): View {
  if (league.sport === 'esports') return 'esports';
  return phase === 'live' ? 'live' : 'prematch';
}

interface Content {
  readonly title: string;
  /** The current tab, null on pages about one bet. */
  readonly here: View | 'bets' | null;
  readonly main: Markup;
  readonly status?: number;
}

/** Sends a page of the sportsbook with header and tabs. The site shows it in a frame. */
export function sendBook(response: Response, services: Services, visit: Visit, content: Content): void {
  const { locale, player, isOver } = visit;
  sendPage(response, {
    locale,
    title: `${content.title} · ${say(locale, 'book')}`,
    stylesheet: STYLESHEET,
    framedBy: [services.siteOrigin],
    ...(content.status !== undefined && { status: content.status }),
    body: html`<header class="top">
        <a class="brand" href="${visit.href('')}">${say(locale, 'book')}</a>
        ${
          player &&
          html`<p class="balance">
            <span>${say(locale, 'balance')}</span>
            <strong>${formatMoney(services.store.ledger.balanceOf(player.id), locale)}</strong>
          </p>`
        }
      </header>
      <nav class="views" aria-label="${say(locale, 'views')}">${tabs(services, visit, content.here)}</nav>
      ${!player && html`<p class="guest">${say(locale, isOver ? 'sessionOver' : 'guest')}</p>`}
      <main>${content.main}</main>`,
  });
}

function tabs({ store }: Services, { locale, player, href }: Visit, here: Content['here']): Markup[] {
  const tab = (id: View | 'bets', address: string, label: Markup) =>
    html`<a href="${address}" ${here === id && html`aria-current="page"`}>${label}</a>`;
  const open = player ? store.wagers.countOpen(player.id) : 0;
  return [
    tab('prematch', href('', { view: 'prematch' }), html`${say(locale, 'prematch')}`),
    tab('live', href('', { view: 'live' }), html`<i class="pulse"></i>${say(locale, 'live')}`),
    tab('esports', href('', { view: 'esports' }), html`${say(locale, 'esports')}`),
    ...(player
      ? [tab('bets', href('/bets'), html`${say(locale, 'myBets')} ${open > 0 && html`<b class="count">${open}</b>`}`)]
      : []),
  ];
}
