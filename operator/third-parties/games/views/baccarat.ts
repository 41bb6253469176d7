import { baccaratPoints, baccaratSides, type BaccaratState } from '../../../play/rules/baccarat';
import { html } from '../../../markup';
import { cardFace, cardSlot, cardHand, mainButton, tile } from '../components';
import { alwaysAsksStake, type View } from '../view';

const pays = { player: '1 : 1', banker: '0,95 : 1', tie: '8 : 1' } as const;

export const baccaratView: View<BaccaratState> = {
  stakesEach: false,
  asksStake: alwaysAsksStake,

  stage({ round, translate }) {
    if (!round) {
      const empty = [cardSlot(), cardSlot()];
      return html`<div class="felt felt-sides">
        ${cardHand(translate('player'), null, empty)}${cardHand(translate('banker'), null, empty)}
      </div>`;
    }
    const { player, banker, winner } = round.state;
    return html`<div class="felt felt-sides">
      ${cardHand(translate('player'), baccaratPoints(player), player.map(cardFace), winner === 'player')}${cardHand(
        translate('banker'),
        baccaratPoints(banker),
        banker.map(cardFace),
        winner === 'banker',
      )}
    </div>`;
  },

  outcome({ round, translate }) {
    if (!round) return null;
    const { winner } = round.state;
    return winner === 'tie' ? translate('tie') : translate('sideWon', { side: translate(winner) });
  },

  choices({ translate, chosen, locale }) {
    const side = chosen.one('side');
    return html`<fieldset class="spots spots-sides">
      <legend>${translate('chooseSide')}</legend>
      <div class="tiles">
        ${baccaratSides.map((name) =>
          tile(
            'radio',
            'side',
            name,
            html`<b>${translate(name)}</b>
              <small>${locale === 'en' ? pays[name].replace(',', '.') : pays[name]}</small>`,
            side === name,
            `side-${name}`,
          ),
        )}
      </div>
    </fieldset>`;
  },

  buttons: ({ translate }) => mainButton(translate('deal')),
  rules: ({ translate }) => html`<p>${translate('baccaratRules')}</p>`,
};
