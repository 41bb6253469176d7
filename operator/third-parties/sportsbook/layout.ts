import type { Response } from 'express';
import { formatMoney } from '../../money';
import type { Services } from '../../services';
import { html, type Markup } from '../../markup';
import { sendPage } from '../page';
import type { Match } from './book';
import { translate } from './texts';
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
  readonly currentTab: View | 'bets' | null;
  readonly main: Markup;
  readonly status?: number;
}

/** Sends a page of the sportsbook with header and tabs. The site shows it in a frame. */
export function sendBook(response: Response, services: Services, visit: Visit, content: Content): void {
  const { locale, player, isOver } = visit;
  sendPage(response, {
    locale,
    title: `${content.title} · ${translate(locale, 'book')}`,
    stylesheet: STYLESHEET,
    framedBy: [services.siteOrigin],
    ...(content.status !== undefined && { status: content.status }),
    body: html`<header class="top">
        <a class="brand" href="${visit.href('')}">${translate(locale, 'book')}</a>
        ${
          player &&
          html`<p class="balance">
            <span>${translate(locale, 'balance')}</span>
            <strong>${formatMoney(services.store.ledger.balanceOf(player.id), locale)}</strong>
          </p>`
        }
      </header>
      <nav class="views" aria-label="${translate(locale, 'views')}">${tabs(services, visit, content.currentTab)}</nav>
      ${isOver && html`<p class="guest">${translate(locale, 'sessionOver')}</p>`}
      <main>${content.main}</main>`,
  });
}

function tabs({ store }: Services, { locale, player, href }: Visit, currentTab: Content['currentTab']): Markup[] {
  const tab = (id: View | 'bets', address: string, label: Markup) =>
    html`<a href="${address}" ${currentTab === id && html`aria-current="page"`}>${label}</a>`;
  const open = player ? store.wagers.count(player.id, { isOpen: true }) : 0;
  return [
    tab('prematch', href('', { view: 'prematch' }), html`${translate(locale, 'prematch')}`),
    tab('live', href('', { view: 'live' }), html`<i class="pulse"></i>${translate(locale, 'live')}`),
    tab('esports', href('', { view: 'esports' }), html`${translate(locale, 'esports')}`),
    ...(player
      ? [
          tab(
            'bets',
            href('/bets'),
            html`${translate(locale, 'myBets')} ${open > 0 && html`<b class="count">${open}</b>`}`,
          ),
        ]
      : []),
  ];
}
