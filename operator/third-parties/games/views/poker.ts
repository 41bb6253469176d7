import { pokerPays, type PokerHand, type PokerState } from '../../../play/rules/poker';
import { html } from '../html';
import { cardFace, cardSlot, handOf, mainButton, payTable } from '../parts';
import { asksAlways, type View } from '../view';

const paidHands = (Object.keys(pokerPays) as PokerHand[]).filter((hand) => pokerPays[hand] > 0);

export const pokerView: View<PokerState> = {
  stakesEach: false,
  asksStake: asksAlways,
  returnPercent: () => 97.7,

  stage({ round, say }) {
    const cards = round ? round.state.cards.map(cardFace) : [cardSlot(), cardSlot(), cardSlot()];
    const reached = round?.state.hand;
    return html`<div class="felt felt-poker">
      ${handOf(say('you'), null, cards, reached !== undefined && reached !== 'highCard')}
      <ul class="ladder">
        ${paidHands.map(
          (hand) =>
            html`<li class="${hand === reached ? 'ladder-reached' : ''}">
              <span>${say(hand)}</span> <b>${pokerPays[hand] - 1} : 1</b>
            </li>`,
        )}
      </ul>
    </div>`;
  },

  outcome: ({ round, say }) => (round ? say(round.state.hand) : null),
  choices: () => null,
  buttons: ({ say }) => mainButton(say('deal')),

  rules: ({ say }) =>
    html`<p>${say('pokerRules')}</p>
      ${payTable(
        say,
        ['hand', 'pays'],
        paidHands.map((hand) => [say(hand), `${pokerPays[hand] - 1} : 1`]),
      )}`,
};
