import { circle, ellipse, group, line, path, rect, repeat } from '../draw';
import { INK } from '../tints';
import { motifSet } from './motif';

export const voyages = motifSet({
  anchor: {
    tint: 'silver',
    draw: (t) =>
      circle(50, 17, 11, 'none', `stroke="${t.shade}" stroke-width="9"`) +
      circle(50, 17, 11, 'none', `stroke="${t.main}" stroke-width="5"`) +
      line('M50 30V90M30 42H70M10 60C14 82 32 92 50 92S86 82 90 60', t.shade, 12) +
      line('M50 30V88M31 42H69M13 64C17 80 34 88 50 88S83 80 87 64', t.main, 7) +
      path('M4 66 12 48 24 62ZM96 66 88 48 76 62Z', t.main) +
      line('M48 36V70', t.light, 2.6),
  },
  lighthouse: {
    tint: 'red',
    draw: (t) =>
      path('M56 22 98 8V42ZM44 22 2 8V42Z', '#ffe58a', 'opacity=".55"') +
      path('M38 32H62L70 90H30Z', '#fff') +
      path('M36.500 44H63.500L65.400 58H34.600ZM33 70H67L69 84H31Z', t.main) +
      path('M52 32H62L70 90H56Z', INK, 'opacity=".18"') +
      rect(36, 16, 28, 16, '#ffe58a', 2) +
      rect(32, 30, 36, 5, INK, 2) +
      path('M34 17 50 4 66 17Z', t.shade) +
      rect(44, 76, 12, 14, INK, 5) +
      path('M12 96Q50 84 88 96Z', '#4b5568'),
  },
  ship: {
    tint: 'brown',
    draw: (t) =>
      line('M50 10V66', '#5a3316', 5) +
      path('M54 12C80 20 86 40 84 56H54ZM46 20C26 28 20 42 20 56H46Z', '#fff6e8') +
      path('M54 12C66 24 70 40 69 56H54Z', '#e8d3ad') +
      path('M50 6 66 10 50 15Z', '#e5383b') +
      path('M6 62H94C92 80 80 90 64 90H34C20 90 8 80 6 62Z', t.shade) +
      path('M10 64H90C87 76 78 82 64 82H36C22 82 13 76 10 64Z', t.main) +
      line('M12 70H88', t.light, 2.4) +
      line('M2 94q12-8 24 0t24 0 24 0 24 0', '#a5d0ff', 4),
  },
  balloon: {
    tint: 'pink',
    draw: (t) =>
      line('M36 62 42 80M64 62 58 80', '#6a3d1e', 2.4) +
      rect(38, 78, 24, 16, '#a9683c', 4) +
      rect(38, 78, 24, 5, '#6a3d1e', 2) +
      path('M50 4C78 4 90 24 84 44 78 58 66 66 62 70H38C34 66 22 58 16 44 10 24 22 4 50 4Z', t.main) +
      path(
        'M50 4C32 18 34 50 42 70H38C34 66 22 58 16 44 10 24 22 4 50 4ZM50 4C68 18 66 50 58 70H62C66 66 78 58 84 44 90 24 78 4 50 4Z',
        '#fff6e8',
      ) +
      path(
        'M50 4C22 4 10 24 16 44 22 58 34 66 38 70 22 50 26 16 50 4ZM50 4C78 4 90 24 84 44 78 58 66 66 62 70 78 50 74 16 50 4Z',
        t.shade,
      ),
  },
  train: {
    tint: 'red',
    draw: (t) =>
      circle(28, 14, 8, '#dfe5f0') +
      circle(42, 8, 6, '#c2cada') +
      path('M18 26H34L31 40H21Z', INK) +
      rect(8, 38, 52, 34, t.shade, 8) +
      rect(11, 41, 49, 14, t.main, 6) +
      rect(56, 20, 36, 52, t.main, 4) +
      rect(52, 14, 44, 9, t.shade, 3) +
      rect(63, 30, 22, 17, '#a5d0ff', 3) +
      path('M2 78 10 66H96V78Z', INK) +
      [22, 44, 76].map((x) => circle(x, 82, 12, INK) + circle(x, 82, 8, '#f5b82e') + circle(x, 82, 3, INK)).join('') +
      circle(8, 52, 6, '#ffe58a'),
  },
  rocket: {
    tint: 'red',
    draw: (t) =>
      group(
        'rotate(40 50 50)',
        path('M40 84 50 102 60 84 56 78H44Z', '#f5822a') +
          path('M45 84 50 95 55 84Z', '#ffe58a') +
          path('M32 54 16 78 34 76ZM68 54 84 78 66 76Z', t.shade) +
          path('M50-4C68 14 70 46 64 80H36C30 46 32 14 50-4Z', '#e6ebf5') +
          path('M50-4C62 14 64 46 60 80H64C70 46 68 14 50-4Z', '#a9b4c9') +
          path('M50-4C58 4 62 12 64 22H36C38 12 42 4 50-4Z', t.main) +
          circle(50, 40, 11, t.shade) +
          circle(50, 40, 8, '#7cc4ff') +
          circle(47, 37, 2.6, '#fff'),
      ),
  },
  plane: {
    tint: 'red',
    draw: (t) =>
      group(
        'rotate(-18 50 50)',
        path('M52 44 26 14H38L72 42ZM50 56 30 82H42L70 58Z', t.shade) +
          path('M12 36 20 36 30 48H10Z', t.shade) +
          path('M6 50C14 40 40 38 66 40 84 41 94 46 94 50S84 59 66 60C40 62 14 60 6 50Z', t.main) +
          path('M8 50C20 43 44 42 68 43 80 44 88 47 90 49Z', t.light, 'opacity=".7"') +
          path('M68 42C76 42 80 44 82 47H68Z', '#cfe9ff') +
          [58, 48, 38].map((x) => circle(x, 49, 3, '#cfe9ff')).join('') +
          ellipse(96, 50, 3, 20, '#dfe5f0', 'opacity=".75"') +
          circle(95, 50, 4, INK),
      ),
  },
  temple: {
    tint: 'cream',
    draw: (t) =>
      path('M50 6 94 32H6Z', t.shade) +
      path('M50 12 84 32H16Z', t.main) +
      circle(50, 25, 5, '#f5b82e') +
      rect(8, 32, 84, 8, t.main) +
      rect(8, 37, 84, 4, t.shade) +
      [16, 36, 56, 76].map((x) => rect(x - 2, 42, 14, 38, t.shade, 1) + rect(x, 42, 7, 38, t.main)).join('') +
      rect(6, 80, 88, 6, t.main) +
      rect(2, 86, 96, 8, t.shade),
  },
  pyramid: {
    tint: 'gold',
    draw: (t) =>
      circle(78, 22, 13, '#fff0a8') +
      path('M46 10 98 90H62Z', t.shade) +
      path('M46 10 62 90H-2Z', t.main) +
      path('M46 10 50 30 36 26ZM46 10 59 30 50 30Z', t.light) +
      line('M26 42 54 46M18 56 57 62M8 72 60 78', t.shade, 2) +
      ellipse(48, 92, 52, 5, '#d9a35c'),
  },
  diver: {
    tint: 'gold',
    draw: (t) =>
      rect(22, 74, 56, 18, t.shade, 8) +
      circle(50, 46, 40, t.shade) +
      circle(49, 44, 37, t.main) +
      circle(50, 46, 25, t.shade) +
      circle(50, 46, 21, '#123a5c') +
      path('M36 38A18 18 0 0 1 54 30', 'none', 'stroke="#7cc4ff" stroke-width="5" stroke-linecap="round"') +
      line('M50 25V67M29 46H71', t.shade, 4) +
      repeat(8, (i) => group(`rotate(${i * 45} 50 46)`, circle(50, 16, 3, t.light))) +
      circle(50, 84, 5, t.light),
  },
  kite: {
    tint: 'teal',
    draw: (t) =>
      path('M60 4 92 30 54 74 28 30Z', t.shade) +
      path('M60 4 54 74 28 30Z', t.main) +
      path('M60 4 92 30 57 32Z', '#f5b82e') +
      path('M60 4 28 30 57 32Z', '#e5383b') +
      line('M54 74C40 78 48 90 30 90 20 90 20 98 8 96', '#f3e9d6', 3) +
      path('M40 80l8 4-4 6zM24 88l4 8 5-5z', '#f0569b'),
  },
});
