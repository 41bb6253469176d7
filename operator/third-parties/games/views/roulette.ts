import { outsideSpots, RED_NUMBERS, WHEEL_ORDER, type RouletteState } from '../../../play/rules/roulette';
import { html, type Markup } from '../../../markup';
import { mainButton, tile } from '../components';
import type { TextKey } from '../texts';
import { alwaysAsksStake, type View } from '../view';
import { wheelPicture } from './wheel-picture';

const colourOf = (number: number) => (number === 0 ? 'zero' : RED_NUMBERS.has(number) ? 'red' : 'black');
const fills = { zero: '#14804a', red: '#b3202e', black: '#16141d' } as const;

export const rouletteView: View<RouletteState> = {
  stakesEach: true,
  asksStake: alwaysAsksStake,

  stage({ game, round, translate }) {
    const pocket = round?.state.pocket ?? null;
    const sectors = WHEEL_ORDER.map((number) => ({
      label: String(number),
      colour: fills[colourOf(number)],
      ink: '#fff',
    }));
    const winning = pocket === null ? null : WHEEL_ORDER.findIndex((number) => number === pocket);
    const label = pocket === null ? translate('placeBet') : translate('pocket', { number: pocket });
    return html`<div class="wheel-stand pocket-${pocket === null ? 'none' : colourOf(pocket)}">
      ${wheelPicture({ sectors, winning, label, emblem: game.emblem ?? game.hero })}
    </div>`;
  },

  outcome: ({ round, translate }) => (round ? translate('pocket', { number: round.state.pocket }) : null),

  choices({ translate, chosen, round }) {
    const spots = chosen.all('spot');
    const won = new Set(round?.state.winningSpots);
    const spot = (value: string, label: string, className: string): Markup =>
      tile('checkbox', 'spot', value, label, spots.includes(value), `${className}${won.has(value) ? ' tile-won' : ''}`);
    return html`<fieldset class="spots spots-outside">
        <legend>${translate('outside')}</legend>
        <div class="tiles">
          ${outsideSpots.map((value) => spot(value, translate(value as TextKey), `spot-${value}`))}
        </div>
      </fieldset>
      <fieldset class="spots spots-numbers">
        <legend>${translate('numbers')}</legend>
        <div class="tiles">
          ${Array.from({ length: 37 }, (_none, number) => spot(`n${number}`, String(number), `spot-${colourOf(number)}`))}
        </div>
      </fieldset>`;
  },

  buttons: ({ translate }) => mainButton(translate('spin')),
  rules: ({ translate }) => html`<p>${translate('rouletteRules')}</p>`,
};
