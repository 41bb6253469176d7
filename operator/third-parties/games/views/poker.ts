import { pokerPays, type PokerHand, type PokerState } from '../../../play/rules/poker';
import { html } from '../../../markup';
import { cardFace, cardSlot, cardHand, mainButton, payTable } from '../components';
import { alwaysAsksStake, type View } from '../view';

const paidHands = (Object.keys(pokerPays) as PokerHand[]).filter((hand) => pokerPays[hand] > 0);

export const pokerView: View<PokerState> = {
  stakesEach: false,
  asksStake: alwaysAsksStake,

  stage({ round, translate }) {
    const cards = round ? round.state.cards.map(cardFace) : [cardSlot(), cardSlot(), cardSlot()];
    const reached = round?.state.hand;
    return html`<div class="felt felt-poker">
      ${cardHand(translate('you'), null, cards, reached !== undefined && reached !== 'highCard')}
      <ul class="ladder">
        ${paidHands.map(
          (hand) =>
            html`<li class="${hand === reached ? 'ladder-reached' : ''}">
              <span>${translate(hand)}</span> <b>${pokerPays[hand] - 1} : 1</b>
            </li>`,
        )}
      </ul>
    </div>`;
  },

  outcome: ({ round, translate }) => (round ? translate(round.state.hand) : null),
  choices: () => null,
  buttons: ({ translate }) => mainButton(translate('deal')),

  rules: ({ translate }) =>
    html`<p>${translate('pokerRules')}</p>
      ${payTable(
        translate,
        ['hand', 'pays'],
        paidHands.map((hand) => [translate(hand), `${pokerPays[hand] - 1} : 1`]),
      )}`,
};
