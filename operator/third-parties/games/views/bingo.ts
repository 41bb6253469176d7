import { bingoCard, cardFrom, HIGHEST_CARD, type BingoState } from '../../../play/rules/bingo';
import { html } from '../../../markup';
import { mainButton } from '../components';
import { alwaysAsksStake, type Table, type View } from '../view';

export const bingoView: View<BingoState> = {
  stakesEach: false,
  asksStake: alwaysAsksStake,

  stage(table) {
    const { round, translate } = table;
    const number = round?.state.card ?? chosenCard(table);
    const balls = new Set(round?.state.balls);
    return html`<div class="bingo">
      <table class="bingo-card">
        <caption>
          ${translate('card', { number })}
        </caption>
        <tbody>
          ${bingoCard(number).map((row) => {
            const complete = round !== null && row.every((value) => value === null || balls.has(value));
            return html`<tr class="${complete ? 'row-complete' : ''}">
              ${row.map((value) =>
                value === null
                  ? html`<td class="blank"></td>`
                  : html`<td class="${balls.has(value) ? 'marked' : ''}">
                      ${balls.has(value) ? html`<mark>${value}</mark>` : value}
                    </td>`,
              )}
            </tr>`;
          })}
        </tbody>
      </table>
      ${
        round &&
        html`<h2 class="balls-title">${translate('balls')}</h2>
          <ol class="balls">
            ${round.state.balls.map((ball) => html`<li class="ball-${Math.min(8, Math.floor(ball / 10)) % 5}">${ball}</li>`)}
          </ol>`
      }
    </div>`;
  },

  outcome: ({ round, translate }) => (round ? translate('rowsComplete', { count: round.state.rowsComplete }) : null),

  choices(table) {
    const number = chosenCard(table);
    const next = (number % HIGHEST_CARD) + 1;
    return html`<p class="card-choice">
      <input type="hidden" name="card" value="${number}" />
      <a class="second" href="?card=${next}">${table.translate('anotherCard')}</a>
    </p>`;
  },

  buttons: ({ translate }) => mainButton(translate('drawBalls')),
  rules: ({ translate }) => html`<p>${translate('bingoRules')}</p>`,
};

/** The player's chosen card; default: a card derived from the game. */
function chosenCard({ chosen, game }: Table<BingoState>): number {
  return cardFrom(chosen.one('card')) ?? 1 + ((game.gameCode.length * 37) % HIGHEST_CARD);
}
