import { baccaratPoints, baccaratSides, type BaccaratState } from '../../../play/rules/baccarat';
import { html } from '../html';
import { cardFace, cardSlot, handOf, mainButton, tile } from '../parts';
import { asksAlways, type View } from '../view';

const pays = { player: '1 : 1', banker: '0,95 : 1', tie: '8 : 1' } as const;

export const baccaratView: View<BaccaratState> = {
  stakesEach: false,
  asksStake: asksAlways,
  returnPercent: () => 98.9,

  stage({ round, say }) {
    if (!round) {
      const empty = [cardSlot(), cardSlot()];
      return html`<div class="felt felt-sides">
        ${handOf(say('player'), null, empty)}${handOf(say('banker'), null, empty)}
      </div>`;
    }
    const { player, banker, winner } = round.state;
    return html`<div class="felt felt-sides">
      ${handOf(say('player'), baccaratPoints(player), player.map(cardFace), winner === 'player')}${handOf(
        say('banker'),
        baccaratPoints(banker),
        banker.map(cardFace),
        winner === 'banker',
      )}
    </div>`;
  },

  outcome({ round, say }) {
    if (!round) return null;
    const { winner } = round.state;
    return winner === 'tie' ? say('tie') : say('sideWon', { side: say(winner) });
  },

  choices({ say, chosen, locale }) {
    const side = chosen.one('side');
    return html`<fieldset class="spots spots-sides">
      <legend>${say('chooseSide')}</legend>
      <div class="tiles">
        ${baccaratSides.map((name) =>
          tile(
            'radio',
            'side',
            name,
            html`<b>${say(name)}</b> <small>${locale === 'en' ? pays[name].replace(',', '.') : pays[name]}</small>`,
            side === name,
            `side-${name}`,
          ),
        )}
      </div>
    </fieldset>`;
  },

  buttons: ({ say }) => mainButton(say('deal')),
  rules: ({ say }) => html`<p>${say('baccaratRules')}</p>`,
};
