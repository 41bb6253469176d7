import type { CatalogueGame } from '../../catalogue/game';
import { motif } from '../../media/motifs/motifs';
import type { Locale } from '../../messages';
import type { PlayProblem } from '../../play/play-round';
import { CHIPS_MINOR, chipFrom, type Fields, type Progress } from '../../play/rules/rules';
import type { GameSession } from '../../store/game-sessions';
import { viewOf } from './all-views';
import { backdrop } from './backdrop';
import { html, trusted, type Html } from './html';
import { money, plain, sayIn, type Say, type TextKey } from './texts';
import type { Table } from './view';

export interface GamePage {
  readonly session: GameSession;
  readonly game: CatalogueGame;
  readonly round: Progress<unknown> | null;
  readonly balanceMinor: number;
  readonly chosen: Fields;
  readonly problem: PlayProblem | null;
  readonly siteOrigin: string;
}

const problemTexts: Record<PlayProblem, TextKey> = {
  choice: 'problemChoice',
  funds: 'problemFunds',
  stale: 'problemStale',
};

/** The page of a game, playable without scripts as a plain form. */
export function gamePage({ session, game, round, balanceMinor, chosen, problem, siteOrigin }: GamePage): string {
  const { locale, lobbyUrl } = session;
  const say = sayIn(locale);
  const view = viewOf[game.kind];
  const table: Table<unknown> = { game, locale, say, round, chosen };
  const isPlayed = round !== null && problem === null;
  const choices = view.choices(table);
  return shell(
    { locale, title: game.title, integration: game.studio.integration, siteOrigin },
    html`<header class="bar">
        <svg class="emblem" viewBox="0 0 100 100" aria-hidden="true">
          ${trusted(motif(game.theme.hero, game.theme.heroTint))}
        </svg>
        <div class="names">
          <h1>${game.title}</h1>
          <p>${game.studio.name}</p>
        </div>
        <nav id="exits"><a id="lobby" href="${lobbyUrl}" target="_top">${say('lobby')}</a></nav>
      </header>
      <main class="kind-${game.kind}${isPlayed ? ' played' : ''}">
        <section class="stage">${backdrop(game.gameCode, game.theme)} ${view.stage(table)}</section>
        <form class="panel" method="post" action="?">
          <input type="hidden" name="step" value="${session.nextStep}" />
          ${problem && html`<p class="problem" role="alert">${say(problemTexts[problem])}</p>`}
          ${!problem && resultLine(view.outcome(table), round, say, locale)}
          <dl class="meters">
            ${meter(say('balance'), money(locale, balanceMinor), 'balance')}
            ${meter(say('staked'), money(locale, round?.stakeMinor ?? 0), 'staked')}
            ${meter(say('won'), money(locale, round?.winMinor ?? 0), 'won')}
          </dl>
          ${choices}
          <div class="play-bar">
            ${view.asksStake(table) && stakeChips(chosen, say(view.stakesEach ? 'stakeEach' : 'stake'), locale)}
            ${view.buttons(table)}
          </div>
        </form>
      </main>
      <footer class="foot">
        <details>
          <summary>${say('rules')}</summary>
          ${view.rules(table)}
        </details>
        <p>${say('returnRate', { rate: percent(locale, view.returnPercent(game)) })} · ${say('demo')}</p>
      </footer>`,
  );
}

/** The page for a session that is unknown or has expired. */
export function closedPage(locale: Locale, integration: string, siteOrigin: string): string {
  const say = sayIn(locale);
  return shell(
    { locale, title: say('closedTitle'), integration, siteOrigin },
    html`<main class="closed">
      <h1>${say('closedTitle')}</h1>
      <p>${say('closedBody')}</p>
      <p><a class="play" id="lobby" href="${siteOrigin}/" target="_top">${say('backToSite')}</a></p>
    </main>`,
  );
}

interface Shell {
  readonly locale: Locale;
  readonly title: string;
  readonly integration: string;
  readonly siteOrigin: string;
}

function shell({ locale, title, integration, siteOrigin }: Shell, body: Html): string {
  return `<!doctype html>${
    html`<html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="/games/assets/icon.svg" />
        <link rel="stylesheet" href="/games/assets/${integration}.css" />
        <script
          src="/games/assets/frame.js"
          defer
          data-site-origin="${siteOrigin}"
          data-reload="${locale === 'tr' ? 'Yenile' : 'Reload'}"
        ></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
  }`;
}

const meter = (label: string, value: string, name: string) =>
  html`<div class="meter meter-${name}">
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

function resultLine(outcome: string | null, round: Progress<unknown> | null, say: Say, locale: Locale): Html {
  const moneyLine = round && round.isOver ? moneyText(round, say, locale) : null;
  const className = round && round.isOver && round.winMinor > round.stakeMinor ? 'result result-won' : 'result';
  return html`<p class="${className}" role="status">
    ${moneyLine !== null && html`<strong>${moneyLine}</strong>`}
    <span>${outcome ?? (round ? '' : say('placeBet'))}</span>
  </p>`;
}

function moneyText({ stakeMinor, winMinor }: Progress<unknown>, say: Say, locale: Locale): string {
  if (winMinor === 0) return say('notThisTime');
  return say(winMinor === stakeMinor ? 'stakeBack' : 'youWon', { amount: money(locale, winMinor) });
}

function stakeChips(chosen: Fields, legend: string, locale: Locale): Html {
  const current = chipFrom(chosen) ?? CHIPS_MINOR[1];
  return html`<fieldset class="chips">
    <legend>${legend}</legend>
    ${CHIPS_MINOR.map(
      (chip) =>
        html`<label class="chip chip-${chip}"
          ><input type="radio" name="stake" value="${chip}" ${chip === current && trusted('checked')} /><span
            >${plain(locale, chip / 100)}<small>₺</small></span
          ></label
        >`,
    )}
  </fieldset>`;
}

function percent(locale: Locale, value: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
}
