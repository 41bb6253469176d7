import { circle, ellipse, group, line, path, rect, repeat } from '../draw';
import { INK } from '../tints';
import { motifSet } from './motif';

const eyes = (left: number, right: number, y: number, size = 5, white = '#fff') =>
  [left, right]
    .map((x) => circle(x, y, size, white) + circle(x, y, size * 0.6, INK) + circle(x - 1, y - 1.6, size * 0.22, '#fff'))
    .join('');

export const animals = motifSet({
  fox: {
    tint: 'orange',
    draw: (t) =>
      path('M10 6 40 28H60L90 6 94 46 50 94 6 46Z', t.shade) +
      path('M13 12 40 31H60L87 12 90 45 50 88 10 45Z', t.main) +
      path('M17 20 34 34 22 42ZM83 20 66 34 78 42Z', INK, 'opacity=".7"') +
      path('M10 45 34 50 50 88ZM90 45 66 50 50 88Z', '#fff6e8') +
      path('M40 31H60L54 66H46Z', t.light, 'opacity=".6"') +
      eyes(35, 65, 50) +
      path('M43 76h14l-7 10z', INK),
  },
  wolf: {
    tint: 'silver',
    draw: (t) =>
      path('M12 4 36 26H64L88 4 92 40 98 58 76 66 62 92H38L24 66 2 58 8 40Z', t.shade) +
      path('M15 12 37 30H63L85 12 88 40 92 55 73 62 60 86H40L27 62 8 55 12 40Z', t.main) +
      path('M18 20 31 34 21 42ZM82 20 69 34 79 42Z', t.shade) +
      path('M38 56 50 46 62 56 58 84H42Z', t.light) +
      path('M44 30H56L50 50Z', t.shade, 'opacity=".7"') +
      path('M26 46 42 52 36 56ZM74 46 58 52 64 56Z', '#ffd54a') +
      circle(36, 52, 2, INK) +
      circle(64, 52, 2, INK) +
      path('M43 70h14l-7 9z', INK),
  },
  owl: {
    tint: 'brown',
    draw: (t) =>
      path('M14 8 36 18H64L86 8 88 56C88 82 70 94 50 94S12 82 12 56Z', t.shade) +
      path('M19 16 37 23H63L81 16 83 56C83 78 68 89 50 89S17 78 17 56Z', t.main) +
      path('M30 58C30 80 40 88 50 88S70 80 70 58Z', t.light) +
      repeat(3, (r) => line(`M${38 - r} ${66 + r * 7}l4 4 4-4 4 4 4-4 4 4 4-4`, t.shade, 2)) +
      circle(34, 42, 17, t.light) +
      circle(66, 42, 17, t.light) +
      circle(34, 42, 12, '#ffd54a') +
      circle(66, 42, 12, '#ffd54a') +
      circle(35, 42, 7, INK) +
      circle(65, 42, 7, INK) +
      circle(32, 39, 2.4, '#fff') +
      circle(62, 39, 2.4, '#fff') +
      path('M44 50h12l-6 14z', '#f5822a'),
  },
  lion: {
    tint: 'gold',
    draw: (t) =>
      repeat(14, (i) => group(`rotate(${i * 25.7} 50 50)`, path('M50 2 62 26H38Z', i % 2 ? t.shade : '#8a4413'))) +
      circle(50, 50, 36, '#8a4413') +
      circle(26, 28, 9, t.main) +
      circle(74, 28, 9, t.main) +
      circle(50, 52, 29, t.main) +
      path('M40 44h20l6 28q-16 14-32 0z', t.light) +
      eyes(38, 62, 46, 4.6) +
      path('M42 58h16l-8 9z', INK) +
      line('M50 66v6M50 72q-6 6-11 2M50 72q6 6 11 2', INK, 2.6),
  },
  bull: {
    tint: 'red',
    draw: (t) =>
      path('M30 34C10 36 2 22 6 6 14 18 24 20 36 20ZM70 34C90 36 98 22 94 6 86 18 76 20 64 20Z', '#fff0cf') +
      path('M24 34 8 42 26 52ZM76 34 92 42 74 52Z', t.shade) +
      path('M30 18H70L78 48 66 88H34L22 48Z', t.shade) +
      path('M33 22H67L73 48 63 84H37L27 48Z', t.main) +
      path('M40 22H60L56 54H44Z', t.light, 'opacity=".45"') +
      path('M32 44 45 50 34 54ZM68 44 55 50 66 54Z', '#fff0a8') +
      path('M36 66H64L60 86H40Z', '#ffd9b8') +
      circle(44, 74, 3.4, INK) +
      circle(56, 74, 3.4, INK) +
      circle(50, 86, 8, 'none', 'stroke="#f5b82e" stroke-width="4"'),
  },
  cat: {
    tint: 'night',
    draw: (t) =>
      path('M14 8 36 24H64L86 8 90 54C90 78 70 92 50 92S10 78 10 54Z', t.shade) +
      path('M18 15 37 29H63L82 15 85 54C85 74 68 87 50 87S15 74 15 54Z', t.main) +
      path('M22 23 33 32 23 40ZM78 23 67 32 77 40Z', '#ff9dc0') +
      path('M24 50Q34 38 44 50 34 60 24 50ZM56 50Q66 38 76 50 66 60 56 50Z', '#d8f25a') +
      ellipse(34, 50, 2.6, 7, INK) +
      ellipse(66, 50, 2.6, 7, INK) +
      path('M45 64h10l-5 6z', '#ff9dc0') +
      line('M50 70q-6 8-12 3M50 70q6 8 12 3M8 62l18 3M8 74l18-3M92 62l-18 3M92 74l-18-3', t.light, 2.2),
  },
  fish: {
    tint: 'orange',
    draw: (t) =>
      path('M66 50 94 24Q88 50 94 76Z', t.shade) +
      path('M40 24Q54 4 66 30ZM44 76Q56 92 62 72Z', t.shade) +
      path('M4 50C18 20 54 18 76 50 54 82 18 80 4 50Z', t.shade) +
      path('M7 50C20 24 52 22 72 50 52 78 20 76 7 50Z', t.main) +
      path(
        'M34 27C42 40 42 60 34 73L42 74C52 60 52 40 42 26ZM54 32C60 44 60 56 54 68L60 64C66 55 66 45 60 36Z',
        '#fff6e8',
      ) +
      circle(22, 44, 6, '#fff') +
      circle(21, 44, 3.6, INK) +
      line('M8 56q8 4 12 0', t.shade, 2.6),
  },
  turtle: {
    tint: 'green',
    draw: (t) =>
      ellipse(86, 46, 12, 10, t.light) +
      circle(90, 43, 2.4, INK) +
      path('M16 66 6 84 24 78ZM70 68 84 84 64 80Z', t.light) +
      path('M6 66Q10 22 46 20T84 66Z', t.shade) +
      path('M11 62Q16 26 46 25T78 62Z', t.main) +
      path('M46 30 58 40 54 54H38L34 40Z', t.light, 'opacity=".7"') +
      path('M30 42 34 56 18 58ZM62 42 58 56 74 58Z', t.light, 'opacity=".4"') +
      rect(4, 61, 82, 8, '#e8d9a0', 4),
  },
  bee: {
    tint: 'gold',
    draw: (t) =>
      ellipse(36, 26, 14, 24, '#e8f4ff', 'opacity=".85" transform="rotate(-24 36 26)"') +
      ellipse(64, 26, 14, 24, '#e8f4ff', 'opacity=".85" transform="rotate(24 64 26)"') +
      ellipse(50, 60, 28, 34, t.shade) +
      ellipse(50, 59, 26, 32, t.main) +
      path('M25 52H75V62H25ZM27 72H73L66 82H34Z', INK) +
      path('M34 36Q50 24 66 36L70 42H30Z', INK) +
      eyes(42, 58, 38, 4.5) +
      line('M44 26 36 14M56 26 64 14', INK, 3) +
      path('M46 90h8l-4 8z', INK),
  },
  butterfly: {
    tint: 'pink',
    draw: (t) =>
      path('M50 50C40 10 6 2 6 28 6 46 30 54 50 50ZM50 50C60 10 94 2 94 28 94 46 70 54 50 50Z', t.shade) +
      path('M47 46C38 18 12 10 12 29 12 42 32 50 47 46ZM53 46C62 18 88 10 88 29 88 42 68 50 53 46Z', t.main) +
      path('M50 52C28 52 10 66 20 84 32 98 48 76 50 52ZM50 52C72 52 90 66 80 84 68 98 52 76 50 52Z', t.main) +
      circle(24, 28, 7, t.light) +
      circle(76, 28, 7, t.light) +
      circle(30, 76, 6, t.light) +
      circle(70, 76, 6, t.light) +
      ellipse(50, 52, 4.5, 26, INK) +
      line('M49 28 40 12M51 28 60 12', INK, 2.6),
  },
  eagle: {
    tint: 'brown',
    draw: (t) =>
      path(
        'M50 34C36 20 18 14 2 16 8 26 12 32 14 40 18 52 26 58 36 60L30 82 50 72 70 82 64 60C74 58 82 52 86 40 88 32 92 26 98 16 82 14 64 20 50 34Z',
        t.shade,
      ) +
      path('M46 40C34 26 22 20 8 20 16 30 18 44 38 56ZM54 40C66 26 78 20 92 20 84 30 82 44 62 56Z', t.main) +
      path('M42 38H58L62 62 50 90 38 62Z', t.main) +
      circle(50, 30, 13, '#fff') +
      eyes(45, 55, 28, 3) +
      path('M45 34h10l-5 12z', '#f5b82e') +
      path('M36 66 50 94 64 66 50 74Z', '#fff6e8'),
  },
  snake: {
    tint: 'green',
    draw: (t) =>
      line('M22 88H62C86 88 86 64 62 64H38C14 64 14 38 38 38H56', t.shade, 18) +
      line('M22 88H62C86 88 86 64 62 64H38C14 64 14 38 38 38H56', t.main, 12) +
      path('M48 22C70 14 92 24 92 34 92 46 70 52 48 46 42 42 42 28 48 22Z', t.shade) +
      path('M50 26C68 18 87 26 87 34 87 43 68 47 50 43Z', t.main) +
      circle(70, 29, 4.6, '#ffd54a') +
      circle(71, 29, 2.2, INK) +
      line('M90 36h8l4-4M98 36l4 4', '#e5383b', 2.4) +
      line('M34 64h6M52 88h6M48 64h6M38 88h6', t.light, 5),
  },
});
