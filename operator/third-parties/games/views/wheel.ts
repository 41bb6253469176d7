import { wheelNumbers, wheelSegments, type WheelState } from '../../../play/rules/wheel';
import { html } from '../../../markup';
import { mainButton, tile } from '../components';
import { alwaysAsksStake, type View } from '../view';
import { wheelPicture } from './wheel-picture';

const fills: Record<number, { colour: string; ink: string }> = {
  1: { colour: '#2b3f86', ink: '#fff' },
  3: { colour: '#0f7f79', ink: '#fff' },
  5: { colour: '#8a2f9c', ink: '#fff' },
  11: { colour: '#d9952b', ink: '#1b1208' },
  23: { colour: '#c22a3a', ink: '#fff' },
};

export const wheelView: View<WheelState> = {
  stakesEach: true,
  asksStake: alwaysAsksStake,

  stage({ game, round, translate }) {
    const segment = round?.state.segment ?? null;
    const number = segment === null ? null : (wheelSegments[segment] ?? null);
    const sectors = wheelSegments.map((value) => ({
      label: String(value),
      ...(fills[value] ?? { colour: '#000', ink: '#fff' }),
    }));
    const label = number === null ? translate('placeBet') : translate('wheelStopped', { number });
    return html`<div class="wheel-stand number-${number ?? 'none'}">
      ${wheelPicture({ sectors, winning: segment, label, emblem: game.emblem ?? game.hero })}
    </div>`;
  },

  outcome: ({ round, translate }) =>
    round ? translate('wheelStopped', { number: wheelSegments[round.state.segment] ?? '' }) : null,

  choices({ translate, chosen }) {
    const numbers = chosen.all('number');
    return html`<fieldset class="spots spots-wheel">
      <legend>${translate('chooseNumbers')}</legend>
      <div class="tiles">
        ${wheelNumbers.map((number) =>
          tile(
            'checkbox',
            'number',
            String(number),
            html`<b>${number}</b> <small>${number} : 1</small>`,
            numbers.includes(String(number)),
            `segment-${number}`,
          ),
        )}
      </div>
    </fieldset>`;
  },

  buttons: ({ translate }) => mainButton(translate('spin')),
  rules: ({ translate }) => html`<p>${translate('wheelRules')}</p>`,
};
