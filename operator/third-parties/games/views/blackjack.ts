import { blackjackTotal, type BlackjackResult, type BlackjackState } from '../../../play/rules/blackjack';
import { html } from '../html';
import { cardBack, cardFace, cardSlot, handOf, mainButton } from '../parts';
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
  returnPercent: () => 98.9,

  stage({ round, say }) {
    if (!round) {
      const empty = [cardSlot(), cardSlot()];
      return html`<div class="felt">${handOf(say('dealer'), null, empty)}${handOf(say('you'), null, empty)}</div>`;
    }
    const { player, dealer, result } = round.state;
    const [up = 0] = dealer;
    const theirs = round.isOver
      ? handOf(
          say('dealer'),
          blackjackTotal(dealer).total,
          dealer.map(cardFace),
          result === 'lost' || result === 'bust',
        )
      : handOf(say('dealer'), blackjackTotal([up]).total, [cardFace(up), cardBack(say)]);
    const wins = result === 'won' || result === 'natural';
    return html`<div class="felt">
      ${theirs}${handOf(say('you'), blackjackTotal(player).total, player.map(cardFace), wins)}
    </div>`;
  },

  outcome({ round, say }) {
    if (!round) return null;
    return say(round.state.result === null ? 'yourTurn' : resultTexts[round.state.result]);
  },

  choices: () => null,

  buttons(table) {
    const { say, round } = table;
    if (!round || round.isOver) return mainButton(say('deal'));
    const move = (name: string, label: string, className: string) =>
      html`<button class="${className}" type="submit" name="move" value="${name}">${label}</button>`;
    return html`<div class="moves">
      ${move('hit', say('hit'), 'play')}${move('stand', say('stand'), 'second')}${
        round.state.player.length === 2 && move('double', say('double'), 'second')
      }
    </div>`;
  },

  rules: ({ say }) => html`<p>${say('blackjackRules')}</p>`,
};
