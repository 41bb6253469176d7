import { machineOf, REEL_STOPS, ROWS, spinReels, type Machine, type SlotState } from '../../../play/rules/slot';
import { html, trusted, type Markup } from '../../../markup';
import { mainButton } from '../components';
import { motif } from '../motifs';
import { formatMoney, formatNumber } from '../texts';
import { alwaysAsksStake, type View } from '../view';

const CELL = 100;
const LINE_COLOURS = [
  '#ffd54a',
  '#ff6b6b',
  '#5ad1ff',
  '#8df27a',
  '#ff9bf0',
  '#ffa94d',
  '#b197fc',
  '#66ffd9',
  '#ff8787',
  '#e9ff70',
];

export const slotView: View<SlotState> = {
  stakesEach: false,
  asksStake: alwaysAsksStake,

  stage({ game, round, translate }) {
    const machine = machineOf(game.reels?.columns ?? 5);
    const grid = round?.state.grid ?? restingReels(machine, game.gameCode.length);
    const width = machine.columns * CELL;
    const symbols = (game.reels?.symbols ?? []).map((name, index) =>
      trusted(`<symbol id="s${index}" viewBox="0 0 100 100">${motif(name)}</symbol>`),
    );
    return html`<svg
      class="reels reels-${machine.columns}"
      viewBox="0 0 ${width} ${ROWS * CELL}"
      role="img"
      aria-label="${translate('reels')}"
    >
      <defs>${symbols}</defs>
      ${grid.map(
        (column, x) =>
          html`<g class="reel reel-${x}"
            ><rect
              class="reel-ground"
              x="${x * CELL + 3}"
              y="0"
              width="${CELL - 6}"
              height="${ROWS * CELL}"
              rx="12"
            />${column.map(
              (symbol, y) =>
                html`<use href="#s${symbol}" x="${x * CELL + 13}" y="${y * CELL + 13}" width="74" height="74" />`,
            )}</g
          >`,
      )}
      ${round && winningLines(machine, round.state)}
    </svg>`;
  },

  outcome({ round, translate, locale }) {
    const [best] = [...(round?.state.lineWins ?? [])].sort((left, right) => right.winMinor - left.winMinor);
    return best
      ? translate('lineWin', { line: best.line + 1, count: best.count, amount: formatMoney(locale, best.winMinor) })
      : null;
  },

  choices: () => null,
  buttons: ({ translate }) => mainButton(translate('spin')),

  rules({ game, translate, locale }) {
    const machine = machineOf(game.reels?.columns ?? 5);
    const counts = Object.keys(machine.pays).map(Number);
    return html`<p>${translate('lines', { count: machine.lines.length })} ${translate('wildNote')}</p>
      <table class="pays">
        <caption>
          ${translate('timesLineStake')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${translate('symbol')}</th>
            ${counts.map((count) => html`<th scope="col">${count}×</th>`)}
          </tr>
        </thead>
        <tbody>
          ${(game.reels?.symbols ?? []).map(
            (_name, symbol) =>
              html`<tr>
                <td>
                  <svg class="pay-symbol" viewBox="0 0 100 100" aria-hidden="true"><use href="#s${symbol}" /></svg>
                </td>
                ${counts.map((count) => html`<td>${formatNumber(locale, machine.pays[count]?.[symbol] ?? 0)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>`;
  },
};

/** The reels before the first spin: always the same, and no result. */
function restingReels(machine: Machine, offset: number): number[][] {
  let column = 0;
  return spinReels(machine, () => (offset + 7 * column++) % REEL_STOPS);
}

function winningLines(machine: Machine, { lineWins }: SlotState): Markup[] {
  return lineWins.map(({ line, count }) => {
    const points = (machine.lines[line] ?? []).map((row, column) => `${column * CELL + 50} ${row * CELL + 50}`);
    const colour = LINE_COLOURS[line] ?? '#fff';
    const marks = (machine.lines[line] ?? [])
      .slice(0, count)
      .map(
        (row, column) =>
          `<rect x="${column * CELL + 7}" y="${row * CELL + 6}" width="86" height="88" rx="12" fill="none" stroke="${colour}" stroke-width="5"/>`,
      );
    return trusted(
      `<g class="win-line"><path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>${marks.join('')}</g>`,
    );
  });
}
