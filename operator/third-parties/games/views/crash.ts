import { HIGHEST_TARGET, LOWEST_TARGET, type CrashState } from '../../../play/rules/crash';
import { html, trusted } from '../../../markup';
import { mainButton } from '../components';
import { motifAt } from '../motifs';
import { alwaysAsksStake, type View } from '../view';

const WIDTH = 360;
const HEIGHT = 240;
const DEFAULT_TARGET = '2';

const times = (hundredths: number, locale: 'tr' | 'en') =>
  (hundredths / 100).toFixed(2).replace('.', locale === 'tr' ? ',' : '.');

export const crashView: View<CrashState> = {
  stakesEach: false,
  asksStake: alwaysAsksStake,

  stage({ game, round, locale, translate }) {
    const state = round?.state ?? null;
    const end = state?.end ?? 100;
    // Logarithmic height, so that both 1.2× and 90× fit.
    const height = state ? Math.min(1, 0.16 + Math.log10(end / 100) / 2) : 0.12;
    const [x, y] = [state ? 60 + 220 * Math.min(1, height + 0.2) : 70, HEIGHT - 34 - 150 * height];
    const curve = `M20 ${HEIGHT - 24}Q${Math.round(x * 0.62)} ${HEIGHT - 24} ${Math.round(x)} ${Math.round(y)}`;
    const reached = state !== null && state.end >= state.target;
    return html`<svg
      class="flight ${state ? (reached ? 'flight-won' : 'flight-lost') : ''}"
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      role="img"
      aria-label="${state ? translate(reached ? 'cashedOut' : 'crashed', { target: times(state.target, locale), end: times(end, locale) }) : translate('placeBet')}"
    >
      ${trusted(
        `<g class="flight-grid">${[1, 2, 3, 4].map((row) => `<path d="M20 ${row * 46}H344"/>`).join('')}<path d="M20 14V216H344"/></g>
<path class="flight-area" d="${curve}V${HEIGHT - 24}Z"/><path class="flight-curve" d="${curve}" pathLength="1"/>
<g class="flight-craft">${motifAt(game.hero, Math.round(x), Math.round(y) - 8, 64)}</g>
<text class="flight-times" x="180" y="72" text-anchor="middle" font-size="52" font-weight="800">${times(end, locale)}×</text>`,
      )}
    </svg>`;
  },

  outcome({ round, translate, locale }) {
    if (!round) return null;
    const { target, end } = round.state;
    return translate(end >= target ? 'cashedOut' : 'crashed', {
      target: times(target, locale),
      end: times(end, locale),
    });
  },

  choices({ translate, chosen }) {
    const offered = [LOWEST_TARGET, 150, 200, 500, 1_000, HIGHEST_TARGET];
    return html`<div class="field">
      <label for="target">${translate('target')}</label>
      <input
        id="target"
        name="target"
        inputmode="decimal"
        list="targets"
        required
        autocomplete="off"
        aria-describedby="target-hint"
        value="${chosen.one('target') ?? DEFAULT_TARGET}"
      />
      <p id="target-hint" class="hint">${translate('targetHint')}</p>
      <datalist id="targets">${offered.map((value) => html`<option value="${value / 100}"></option>`)}</datalist>
    </div>`;
  },

  buttons: ({ translate }) => mainButton(translate('fly')),
  rules: ({ translate }) => html`<p>${translate('crashRules')}</p>`,
};
