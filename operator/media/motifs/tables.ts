import { circle, disc, ellipse, group, line, path, rect, repeat, formatNumber } from '../draw';
import { lettering } from '../lettering';
import { isRed, suitPaths, type SuitName } from '../suits';
import { INK } from '../tints';
import { motifSet } from './motif';

const card = (x: number, y: number, turn: number, suit: SuitName) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-21, -31, 42, 62, INK, 6, 'opacity=".35"') +
      rect(-22, -33, 42, 62, '#fffdf7', 6) +
      path(suitPaths[suit], isRed(suit) ? '#d22f3d' : INK, 'transform="translate(-1 -1) scale(1.15)"') +
      path(suitPaths[suit], isRed(suit) ? '#d22f3d' : INK, 'transform="translate(-14 -24) scale(.4)"'),
  );

/** A segment of a ring between two angles, in degrees clockwise from the top. */
function slice(cx: number, cy: number, radius: number, from: number, to: number): string {
  const at = (angle: number) =>
    `${formatNumber(cx + radius * Math.sin((angle * Math.PI) / 180))} ${formatNumber(cy - radius * Math.cos((angle * Math.PI) / 180))}`;
  return `M${cx} ${cy}L${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}Z`;
}

export const tables = motifSet({
  roulette: {
    tint: 'red',
    draw: (t) =>
      circle(50, 52, 47, INK, 'opacity=".4"') +
      circle(50, 50, 48, '#8a4f1d') +
      circle(50, 50, 45, '#f5b82e') +
      circle(50, 50, 43, '#1a1722') +
      path(
        repeat(9, (i) => slice(50, 50, 43, i * 40 + 20, i * 40 + 40)),
        t.main,
      ) +
      path(slice(50, 50, 43, 0, 20), '#1f9a55') +
      circle(50, 50, 28, '#f5b82e') +
      circle(50, 50, 26, '#5a3113') +
      path(
        repeat(8, (i) => slice(50, 50, 25, i * 45, i * 45 + 22)),
        '#7d4a20',
      ) +
      circle(50, 50, 9, '#f5b82e') +
      circle(48, 48, 4, '#fff0a8') +
      circle(76, 24, 5, '#fff'),
  },
  blackjack: { tint: 'red', draw: () => card(38, 54, -14, 'spade') + card(62, 48, 12, 'heart') },
  baccarat: {
    tint: 'red',
    draw: () => card(28, 42, -8, 'diamond') + card(46, 44, 4, 'club') + card(72, 58, 14, 'heart'),
  },
  poker: {
    tint: 'red',
    draw: () => card(26, 56, -22, 'club') + card(50, 48, 0, 'diamond') + card(74, 56, 22, 'spade'),
  },
  chip: {
    tint: 'blue',
    draw: (t) =>
      circle(52, 54, 42, INK, 'opacity=".35"') +
      circle(50, 50, 44, t.main) +
      repeat(8, (i) => path(slice(50, 50, 44, i * 45 - 9, i * 45 + 9), '#fffdf7')) +
      circle(50, 50, 33, t.shade) +
      circle(50, 50, 30, t.main) +
      circle(50, 50, 30, 'none', 'stroke="#fffdf7" stroke-width="1.6" stroke-dasharray="4 4"') +
      path('M50 32 55 45 69 46 58 55 62 68 50 60 38 68 42 55 31 46 45 45Z', '#fffdf7'),
  },
  dice: {
    tint: 'red',
    draw: (t) =>
      group(
        'rotate(-12 36 58)',
        rect(12, 36, 48, 48, t.shade, 10) +
          rect(12, 34, 46, 46, t.main, 10) +
          [
            [23, 45],
            [47, 45],
            [35, 57],
            [23, 69],
            [47, 69],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 4.6, '#fff'))
            .join(''),
      ) +
      group(
        'rotate(16 68 34)',
        rect(48, 14, 42, 42, '#bfa984', 9) +
          rect(47, 12, 41, 41, '#fffdf7', 9) +
          [
            [57, 22],
            [67.5, 32.5],
            [78, 43],
          ]
            .map(([x = 0, y = 0]) => circle(x, y, 4.4, INK))
            .join(''),
      ),
  },
  wheel: {
    tint: 'violet',
    draw: (t) =>
      circle(50, 54, 44, '#f5b82e') +
      [t.main, '#f5b82e', '#22b8b0', '#e5383b']
        .map((colour, first) =>
          path(
            repeat(3, (i) => slice(50, 54, 40, (i * 4 + first) * 30, (i * 4 + first) * 30 + 30)),
            colour,
          ),
        )
        .join('') +
      path(
        repeat(12, (i) => disc(50 + 42 * Math.sin(i * 0.5236), 54 - 42 * Math.cos(i * 0.5236), 2.2)),
        '#fffdf7',
      ) +
      circle(50, 54, 12, INK) +
      circle(50, 54, 8, '#f5b82e') +
      path('M42 2H58L50 22Z', '#fffdf7'),
  },
  bingoBalls: {
    tint: 'blue',
    draw: (t) =>
      [
        [34, 64, 27, t.main, '7'],
        [70, 68, 23, '#e5383b', '42'],
        [56, 28, 23, '#f5b82e', '90'],
      ]
        .map(
          ([x, y, r, fill, text]) =>
            circle(Number(x), Number(y), Number(r), String(fill)) +
            circle(Number(x), Number(y), Number(r) * 0.58, '#fffdf7') +
            lettering(String(text), {
              x: Number(x),
              y: Number(y) + Number(r) * 0.24,
              size: Number(r) * 0.7,
              fill: INK,
            }) +
            ellipse(Number(x) - Number(r) * 0.5, Number(y) - Number(r) * 0.6, 4, 2.5, '#fff', 'opacity=".8"'),
        )
        .join(''),
  },
  screen: {
    tint: 'night',
    draw: (t) =>
      line('M36 8 50 20 66 6', t.light, 4) +
      rect(6, 20, 88, 62, t.shade, 10) +
      rect(11, 25, 78, 52, '#0d2233', 6) +
      repeat(3, (i) => rect(11, 25 + i * 17, 78, 8, '#17384f')) +
      path('M42 38 62 51 42 64Z', '#f5b82e') +
      rect(30, 84, 40, 6, t.main, 3) +
      circle(82, 32, 3, '#e5383b'),
  },
  microphone: {
    tint: 'silver',
    draw: (t) =>
      group(
        'rotate(24 50 50)',
        path('M40 44H60L56 98H44Z', INK) +
          path('M40 44H48L48 98H44Z', '#3d4a7d') +
          circle(50, 26, 25, t.shade) +
          circle(50, 25, 22, t.main) +
          line('M32 18H68M29 26H71M33 34H67M42 6V44M50 3V46M58 6V44', t.shade, 1.8) +
          rect(36, 42, 28, 8, '#f5b82e', 3) +
          line('M36 16q4-8 10-9', t.light, 4),
      ),
  },
});
