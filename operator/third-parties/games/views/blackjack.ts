import { blackjackTotal, type BlackjackResult, type BlackjackState } from '../../../play/rules/blackjack';
import { html } from '../../../markup';
import { cardBack, cardFace, cardSlot, cardHand, mainButton } from '../components';
import type { TextKey } from '../texts';
import type { View } from '../view';

const resultTexts: Record<BlackjackResult, TextKey> = {
  natural: 'natural',
  won: 'wonHand',
  push: 'push',
  lost: 'lost',
  bust: 'bust',
};

const isOpen = ({ round }: { round: { isOver: boolean } | null }) => round !== null && !round.isOver;

export const blackjackView: View<BlackjackState> = {
  stakesEach: false,
  asksStake: (table) => !isOpen(table),

  stage({ round, translate }) {
    if (!round) {
      const empty = [cardSlot(), cardSlot()];
      return html`<div class="felt">
        ${cardHand(translate('dealer'), null, empty)}${cardHand(translate('you'), null, empty)}
      </div>`;
    }
    const { player, dealer, result } = round.state;
    const [up = 0] = dealer;
    const theirs = round.isOver
      ? cardHand(
          translate('dealer'),
          blackjackTotal(dealer).total,
          dealer.map(cardFace),
          result === 'lost' || result === 'bust',
        )
      : cardHand(translate('dealer'), blackjackTotal([up]).total, [cardFace(up), cardBack(translate)]);
    const wins = result === 'won' || result === 'natural';
    return html`<div class="felt">
      ${theirs}${cardHand(translate('you'), blackjackTotal(player).total, player.map(cardFace), wins)}
    </div>`;
  },

  outcome({ round, translate }) {
    if (!round) return null;
    return translate(round.state.result === null ? 'yourTurn' : resultTexts[round.state.result]);
  },

  choices: () => null,

  buttons(table) {
    const { translate, round } = table;
    if (!round || round.isOver) return mainButton(translate('deal'));
    const move = (name: string, label: string, className: string) =>
      html`<button class="${className}" type="submit" name="move" value="${name}">${label}</button>`;
    return html`<div class="moves">
      ${move('hit', translate('hit'), 'play')}${move('stand', translate('stand'), 'second')}${
        round.state.player.length === 2 && move('double', translate('double'), 'second')
      }
    </div>`;
  },

  rules: ({ translate }) => html`<p>${translate('blackjackRules')}</p>`,
};
