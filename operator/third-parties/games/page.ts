import type { FreeSpin } from '../../bonuses/wallet';
import type { CatalogueGame, GameKind } from '../../catalogue/game';
import { readText } from '../../files';
import type { ContentLocale } from '../../messages';
import { returnPercentOf } from '../../play/return-percent';
import { CHIPS_MINOR, chipFrom, type Fields, type Progress } from '../../play/rules/rules';
import type { GameSession } from '../../store/game-sessions';
import { html, trusted, type Markup } from '../../markup';
import { motif } from './motifs';
import { formatMoney, formatNumber, translatorFor, type Translate } from './texts';
import type { Table, View } from './view';
import { baccaratView } from './views/baccarat';
import { bingoView } from './views/bingo';
import { blackjackView } from './views/blackjack';
import { crashView } from './views/crash';
import { pokerView } from './views/poker';
import { rouletteView } from './views/roulette';
import { slotView } from './views/slot';
import { wheelView } from './views/wheel';

const viewOf: Record<GameKind, View> = {
  slot: slotView,
  roulette: rouletteView,
  blackjack: blackjackView,
  baccarat: baccaratView,
  poker: pokerView,
  crash: crashView,
  bingo: bingoView,
  wheel: wheelView,
};

export interface GamePage {
  readonly session: GameSession;
  readonly game: CatalogueGame;
  readonly round: Progress<unknown> | null;
  readonly balanceMinor: number;
  readonly chosen: Fields;
  /** Why the last move was refused, for the player. */
  readonly problem: string | null;
  readonly siteOrigin: string;
  /** Whether the session has play money. */
  readonly isDemo: boolean;
  /** The free spin that is next, null if the player has none here. */
  readonly freeSpin: FreeSpin | null;
  /** Which money the round has used, null for players with one kind. */
  readonly roundMoney: string | null;
  /** Which money the next bet would use, null for players with one kind. */
  readonly nextMoney: string | null;
}

/**
 * The page of a game, playable without scripts as a plain form. Its bar is below the game, because the site has its own
 * above the frame.
 */
export function gamePage({
  session,
  game,
  round,
  balanceMinor,
  chosen,
  problem,
  siteOrigin,
  isDemo,
  freeSpin,
  roundMoney,
  nextMoney,
}: GamePage): string {
  const { locale, lobbyUrl } = session;
  const translate = translatorFor(locale);
  const view = viewOf[game.kind];
  const table: Table<unknown> = { game, locale, translate, round, chosen };
  const isPlayed = round !== null && problem === null;
  const choices = view.choices(table);
  return shell(
    { locale, title: game.title, integration: game.studio.integration, siteOrigin },
    html`<main class="kind-${game.kind}${isPlayed ? ' played' : ''}">
        <section class="stage">${trusted(readText(`backdrops/${game.gameCode}.svg`))} ${view.stage(table)}</section>
        <form class="panel" method="post" action="?">
          <input type="hidden" name="step" value="${session.nextStep}" />
          ${problem && html`<p class="problem" role="alert">${problem}</p>`}
          ${!problem && resultLine(view.outcome(table), round, translate, locale)}
          <dl class="meters">
            ${meter(translate(isDemo ? 'playMoney' : 'balance'), formatMoney(locale, balanceMinor), 'balance')}
            ${meter(translate('staked'), formatMoney(locale, round?.stakeMinor ?? 0), 'staked')}
            ${meter(translate('won'), formatMoney(locale, round?.winMinor ?? 0), 'won')}
          </dl>
          ${roundMoney !== null && !problem && html`<p class="money-line">${roundMoney}</p>`} ${choices}
          <div class="play-bar">
            ${freeSpin && freeSpinLine(freeSpin, translate, locale)}
            ${!freeSpin && nextMoney !== null && html`<p class="money-line" id="next-money">${nextMoney}</p>`}
            ${
              !freeSpin &&
              view.asksStake(table) &&
              stakeChips(chosen, translate(view.stakesEach ? 'stakeEach' : 'stake'), locale)
            }
            ${view.buttons(table)}
          </div>
        </form>
      </main>
      <header class="bar">
        <svg class="emblem" viewBox="0 0 100 100" aria-hidden="true">${trusted(motif(game.hero))}</svg>
        <div class="names">
          <h1>${game.title}</h1>
          <p>${game.studio.name}</p>
        </div>
        <nav id="exits"><a id="lobby" href="${lobbyUrl}" target="_top">${translate('lobby')}</a></nav>
      </header>
      <footer class="foot">
        <details>
          <summary>${translate('rules')}</summary>
          ${view.rules(table)}
        </details>
        <p>${translate('returnRate', { rate: percent(locale, returnPercentOf(game)) })} · ${translate('demo')}</p>
      </footer>`,
  );
}

/** The page for a session that is unknown or has expired. */
export function closedPage(locale: ContentLocale, integration: string, siteOrigin: string): string {
  const translate = translatorFor(locale);
  return shell(
    { locale, title: translate('closedTitle'), integration, siteOrigin },
    html`<main class="closed">
      <h1>${translate('closedTitle')}</h1>
      <p>${translate('closedBody')}</p>
      <p><a class="play" id="lobby" href="${siteOrigin}/" target="_top">${translate('backToSite')}</a></p>
    </main>`,
  );
}

interface Shell {
  readonly locale: ContentLocale;
  readonly title: string;
  readonly integration: string;
  readonly siteOrigin: string;
}

function shell({ locale, title, integration, siteOrigin }: Shell, body: Markup): string {
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

function resultLine(
  outcome: string | null,
  round: Progress<unknown> | null,
  translate: Translate,
  locale: ContentLocale,
): Markup {
  const moneyLine = round && round.isOver ? moneyText(round, translate, locale) : null;
  const className = round && round.isOver && round.winMinor > round.stakeMinor ? 'result result-won' : 'result';
  return html`<p class="${className}" role="status">
    ${moneyLine !== null && html`<strong>${moneyLine}</strong>`}
    <span>${outcome ?? (round ? '' : translate('placeBet'))}</span>
  </p>`;
}

function moneyText({ stakeMinor, winMinor }: Progress<unknown>, translate: Translate, locale: ContentLocale): string {
  if (winMinor === 0) return translate('notThisTime');
  return translate(winMinor === stakeMinor ? 'stakeBack' : 'youWon', { amount: formatMoney(locale, winMinor) });
}

const freeSpinLine = ({ left, stakeMinor }: FreeSpin, translate: Translate, locale: ContentLocale) =>
  html`<p class="free-spin">
    <strong>${translate('freeSpin', { left })}</strong>
    <span>${translate('freeSpinStake', { amount: formatMoney(locale, stakeMinor) })}</span>
  </p>`;

function stakeChips(chosen: Fields, legend: string, locale: ContentLocale): Markup {
  const current = chipFrom(chosen) ?? CHIPS_MINOR[1];
  return html`<fieldset class="chips">
    <legend>${legend}</legend>
    ${CHIPS_MINOR.map(
      (chip) =>
        html`<label class="chip chip-${chip}"
          ><input type="radio" name="stake" value="${chip}" ${chip === current && trusted('checked')} /><span
            ><small>₺</small>${formatNumber(locale, chip / 100)}</span
          ></label
        >`,
    )}
  </fieldset>`;
}

function percent(locale: ContentLocale, value: number): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
}
