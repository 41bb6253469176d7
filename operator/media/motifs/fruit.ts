import { circle, ellipse, group, line, path, repeat } from '../draw';
import { INK } from '../tints';
import { motifSet } from './motif';

const leaf = (x: number, y: number, turn: number) =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M0 0C8-14 24-16 32-6 22 4 8 6 0 0Z', '#4fbf5b') + line('M2 0Q14-6 26-6', '#1d6b38', 2),
  );

export const fruit = motifSet({
  cherry: {
    tint: 'red',
    draw: (t) =>
      line('M32 58C36 36 48 22 64 14 66 32 68 44 66 60', '#5b8c3a', 5) +
      leaf(62, 15, 12) +
      circle(31, 70, 22, t.shade) +
      circle(30, 68, 21, t.main) +
      circle(68, 74, 21, t.shade) +
      circle(67, 72, 20, t.main) +
      ellipse(23, 60, 7, 5, t.light) +
      ellipse(60, 64, 7, 5, t.light),
  },
  lemon: {
    tint: 'gold',
    draw: (t) =>
      leaf(58, 22, -24) +
      path('M8 62C12 40 30 24 52 24c22 0 34 10 40 22 4 10 0 14-4 18-8 20-26 26-44 26C22 90 10 78 8 62Z', t.shade) +
      path('M10 60C14 40 30 27 52 27c20 0 31 9 36 20 4 9 0 13-4 17-8 17-24 22-40 22C24 86 12 76 10 60Z', t.main) +
      path('M22 54C28 40 40 34 54 34', 'none', `stroke="${t.light}" stroke-width="7" stroke-linecap="round"`),
  },
  grapes: {
    tint: 'violet',
    draw: (t) =>
      line('M50 30V10', '#7a5230', 6) +
      leaf(50, 20, -10) +
      [
        [30, 36],
        [50, 34],
        [70, 36],
        [39, 52],
        [60, 52],
        [50, 68],
        [31, 60],
        [69, 60],
        [42, 76],
        [58, 78],
        [50, 90],
      ]
        .map(
          ([x = 0, y = 0]) =>
            circle(x, y, 12, t.shade) + circle(x - 1, y - 1, 10.5, t.main) + circle(x - 4, y - 4, 3, t.light),
        )
        .join(''),
  },
  watermelon: {
    tint: 'red',
    draw: (t) =>
      path('M6 38A46 46 0 0 0 94 38Z', '#17592f') +
      path('M10 38A42 42 0 0 0 90 38Z', '#b4ee9b') +
      path('M15 38A37 37 0 0 0 85 38Z', t.main) +
      path('M15 38A37 37 0 0 0 22 56L60 38Z', t.light, 'opacity=".35"') +
      repeat(5, (seed) => ellipse(30 + seed * 10, seed % 2 ? 60 : 50, 2.6, 4.2, INK)),
  },
  pomegranate: {
    tint: 'red',
    draw: (t) =>
      path('M38 20 34 6l10 6 6-8 6 8 10-6-4 14Z', t.shade) +
      circle(50, 56, 37, t.shade) +
      circle(49, 54, 35, t.main) +
      path('M54 34C76 38 84 60 74 78 62 74 46 60 54 34Z', '#fbe3c0') +
      [
        [62, 46],
        [70, 54],
        [60, 57],
        [72, 66],
        [64, 67],
        [70, 74],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 4.4, 5.4, t.shade) + circle(x - 1, y - 2, 1.6, t.light))
        .join('') +
      ellipse(30, 40, 7, 11, t.light, 'opacity=".7" transform="rotate(28 30 40)"'),
  },
  strawberry: {
    tint: 'red',
    draw: (t) =>
      path('M50 94C26 84 10 58 16 38 22 22 40 24 50 30 60 24 78 22 84 38 90 58 74 84 50 94Z', t.shade) +
      path('M50 90C30 82 14 58 19 40 24 27 40 28 50 34 60 28 76 27 81 40 86 58 70 82 50 90Z', t.main) +
      path('M50 34C38 36 26 32 20 22c12-2 18 0 22 4L46 10h8l4 16c4-4 10-6 22-4-6 10-18 14-30 12Z', '#4fbf5b') +
      [
        [34, 48],
        [50, 52],
        [66, 48],
        [42, 66],
        [58, 66],
        [50, 80],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 2, 3.4, t.light))
        .join(''),
  },
  peach: {
    tint: 'orange',
    draw: (t) =>
      leaf(50, 24, -20) +
      path('M50 92C22 90 8 70 12 50 16 30 38 22 50 32 62 22 84 30 88 50 92 70 78 90 50 92Z', t.shade) +
      path('M50 88C26 86 12 68 16 50 20 34 38 27 50 36 62 27 80 34 84 50 88 68 74 86 50 88Z', t.main) +
      path('M50 36C44 52 46 72 54 88', 'none', `stroke="${t.shade}" stroke-width="3.5"`) +
      ellipse(32, 50, 8, 12, t.light, 'opacity=".8" transform="rotate(20 32 50)"'),
  },
  olive: {
    tint: 'green',
    draw: (t) =>
      line('M12 18Q50 30 88 14', '#6b5a2a', 5) +
      leaf(18, 22, 30) +
      leaf(60, 24, 14) +
      ellipse(38, 62, 19, 26, t.shade, 'transform="rotate(14 38 62)"') +
      ellipse(37, 60, 17, 24, t.main, 'transform="rotate(14 38 62)"') +
      ellipse(70, 58, 15, 21, t.shade) +
      ellipse(69, 57, 13, 19, t.main) +
      ellipse(31, 50, 5, 8, t.light, 'transform="rotate(14 31 50)"') +
      ellipse(65, 48, 4, 6, t.light),
  },
});
