import { circle, ellipse, group, line, path, rect, repeat, formatNumber } from '../draw';
import { INK } from '../tints';
import { motifSet } from './motif';

export const treasure = motifSet({
  gem: {
    tint: 'teal',
    draw: (t) =>
      path('M24 16H76L96 40 50 94 4 40Z', t.shade) +
      path('M26 20H74L90 40 50 87 10 40Z', t.main) +
      path('M26 20 36 40H10ZM74 20 64 40H90Z', t.light, 'opacity=".75"') +
      path('M36 40 50 20 64 40Z', t.light) +
      path('M36 40H64L50 87Z', t.light, 'opacity=".35"') +
      path('M64 40H90L50 87Z', t.shade, 'opacity=".55"'),
  },
  ruby: {
    tint: 'red',
    draw: (t) =>
      path('M50 5 90 28V72L50 95 10 72V28Z', t.shade) +
      path('M50 11 85 31V69L50 89 15 69V31Z', t.main) +
      path('M50 11 85 31 68 40 50 30Z', t.light) +
      path('M50 11 15 31 32 40 50 30Z', t.light, 'opacity=".6"') +
      path('M32 40 50 30 68 40V60L50 70 32 60Z', t.light, 'opacity=".35"') +
      path('M50 70 68 60 85 69 50 89Z', t.shade, 'opacity=".6"'),
  },
  crown: {
    tint: 'gold',
    draw: (t) =>
      path('M8 30 28 52 50 14 72 52 92 30 84 82H16Z', t.shade) +
      path('M11 37 29 58 50 20 71 58 89 37 82 76H18Z', t.main) +
      path('M50 20 59 38 46 76H18L14 52 29 58Z', t.light, 'opacity=".45"') +
      rect(14, 74, 72, 14, t.shade, 5) +
      rect(17, 76, 66, 5, t.light, 2) +
      circle(8, 30, 6, t.light) +
      circle(50, 13, 7, t.light) +
      circle(92, 30, 6, t.light) +
      path('M50 50 58 60 50 70 42 60Z', '#e5383b') +
      circle(29, 66, 4.5, '#3d8bf2') +
      circle(71, 66, 4.5, '#3d8bf2'),
  },
  coin: {
    tint: 'gold',
    draw: (t) =>
      ellipse(54, 54, 42, 42, t.shade) +
      circle(48, 48, 42, t.main) +
      circle(48, 48, 34, t.shade, 'opacity=".45"') +
      circle(48, 48, 31, t.main) +
      path('M48 24 54 41 72 42 58 53 63 70 48 60 33 70 38 53 24 42 42 41Z', t.light) +
      line('M16 38A34 34 0 0 1 38 15', t.light, 5),
  },
  bell: {
    tint: 'gold',
    draw: (t) =>
      circle(50, 86, 9, t.shade) +
      circle(50, 13, 7, t.shade) +
      path('M50 12C74 14 76 40 80 60 82 70 88 74 92 82H8C12 74 18 70 20 60 24 40 26 14 50 12Z', t.shade) +
      path('M50 16C70 18 72 42 75 60 77 68 80 72 84 77H16C20 72 23 68 25 60 28 42 30 18 50 16Z', t.main) +
      path('M40 24C32 34 32 52 28 66', 'none', `stroke="${t.light}" stroke-width="7" stroke-linecap="round"`) +
      rect(16, 74, 68, 5, t.light, 2),
  },
  seven: {
    tint: 'red',
    draw: (t) =>
      path('M14 12H90V32L56 92H26L60 36H30V46H14Z', '#fff0a8') +
      path('M19 17H85V31L53 87H34L68 31H25V41H19Z', t.shade) +
      path('M19 17H85V29L51 87H34L66 29H25V37H19Z', t.main) +
      path('M21 19H83V23H21Z', t.light),
  },
  bar: {
    tint: 'night',
    draw: (t) =>
      repeat(3, (row) =>
        group(
          `translate(0 ${row * 29})`,
          rect(8, 8, 84, 26, '#f5b82e', 7) +
            rect(11, 11, 78, 20, t.shade, 5) +
            rect(14, 13, 72, 6, t.main, 3) +
            path(
              'M26 16h8q6 0 6 4 0 3-3 3 4 0 4 4 0 4-6 4h-9zM47 31l6-15h6l6 15h-5l-1-3h-6l-1 3zM68 16h9q6 0 6 5 0 4-4 5l5 5h-6l-5-5v5h-5z',
              '#fff0a8',
              'transform="translate(5.5 5) scale(.82)"',
            ),
        ),
      ),
  },
  star: {
    tint: 'gold',
    draw: (t) =>
      path('M50 4 63 36 97 38 71 60 80 94 50 75 20 94 29 60 3 38 37 36Z', t.shade) +
      path('M50 12 61 40 89 42 67 60 74 86 50 70 26 86 33 60 11 42 39 40Z', t.main) +
      path('M50 12 50 55 11 42 39 40ZM50 55 33 60 26 86Z', t.light, 'opacity=".6"'),
  },
  chest: {
    tint: 'brown',
    draw: (t) =>
      repeat(5, (i) => circle(24 + i * 13, 40 - (i % 2) * 6, 9, i % 2 ? '#ffe58a' : '#f5b82e')) +
      path('M10 44C10 20 24 12 50 12s40 8 40 32Z', t.shade, 'transform="translate(0 -6)"') +
      path('M16 36C18 20 30 13 50 13s32 7 34 23Z', t.main, 'transform="translate(0 -4)"') +
      repeat(5, (i) => circle(24 + i * 13, 46 - (i % 2) * 5, 8, i % 2 ? '#f5b82e' : '#fff0a8')) +
      rect(8, 50, 84, 40, t.shade, 6) +
      rect(12, 53, 76, 33, t.main, 4) +
      rect(20, 50, 8, 40, '#f5b82e') +
      rect(72, 50, 8, 40, '#f5b82e') +
      rect(40, 50, 20, 22, '#f5b82e', 5) +
      circle(50, 59, 4, INK) +
      path('M48 60h4l2 8h-8z', INK),
  },
  ring: {
    tint: 'gold',
    draw: (t) =>
      circle(50, 64, 30, 'none', `stroke="${t.shade}" stroke-width="11"`) +
      circle(50, 63, 30, 'none', `stroke="${t.main}" stroke-width="7"`) +
      line('M26 52A28 28 0 0 1 36 38', t.light, 4) +
      path('M34 10H66L76 22 50 46 24 22Z', '#0a5a63') +
      path('M36 13H64L72 22 50 42 28 22Z', '#22b8b0') +
      path('M40 22 50 13 60 22 50 42Z', '#a9f6e7'),
  },
  key: {
    tint: 'gold',
    draw: (t) =>
      group(
        'rotate(45 50 50)',
        circle(50, 20, 22, t.shade) +
          circle(50, 19, 19, t.main) +
          circle(50, 19, 8, INK) +
          rect(44, 38, 12, 60, t.shade, 3) +
          rect(46, 38, 6, 58, t.main) +
          path('M56 72h16v8H64v4h10v10H56z', t.shade) +
          path('M56 73h13v5H61v7h10v6H56z', t.main) +
          line('M36 14a15 15 0 0 1 10-9', t.light, 4),
      ),
  },
  amphora: {
    tint: 'orange',
    draw: (t) =>
      line('M36 22C14 20 14 44 30 46M64 22C86 20 86 44 70 46', t.shade, 7) +
      path('M36 8H64V14L60 18V30C84 42 82 70 58 84V92H42V84C18 70 16 42 40 30V18L36 14Z', t.shade) +
      path('M39 11H61L57 17V32C78 44 78 68 55 81V89H45V81C22 68 22 44 43 32V17Z', t.main) +
      path('M26 52H74L72 62H28Z', INK, 'opacity=".75"') +
      path('M30 59l5-5 5 5 5-5 5 5 5-5 5 5 5-5 5 5', 'none', `stroke="${t.light}" stroke-width="2.4"`) +
      path(
        'M36 42C30 50 31 64 38 72',
        'none',
        `stroke="${t.light}" stroke-width="4" stroke-linecap="round" opacity=".7"`,
      ),
  },
  book: {
    tint: 'violet',
    draw: (t) =>
      path('M10 14 50 24 90 14V80L50 92 10 80Z', t.shade) +
      path('M14 12 50 22V86L14 76Z', t.main) +
      path('M50 22 86 12V76L50 86Z', t.main) +
      path('M18 8 50 18V80L18 70Z', '#fff6de') +
      path('M50 18 82 8V70L50 80Z', '#f0dfb8') +
      line('M24 22 44 28M24 34 44 40M24 46 44 52', '#bfa06a', 2.5) +
      path(
        `M66 ${formatNumber(26)}l5 11 11-2-7 9 7 10-11-2-5 11-5-11-6 2 3-10-3-8 6 2z`,
        '#f5b82e',
        'transform="translate(0 -4)"',
      ),
  },
});
