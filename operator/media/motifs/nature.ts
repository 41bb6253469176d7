import { circle, ellipse, group, line, path, rect, repeat } from '../draw';
import { motifSet } from './motif';

export const nature = motifSet({
  sun: {
    tint: 'gold',
    draw: (t) =>
      repeat(12, (i) => group(`rotate(${i * 30} 50 50)`, path('M44 20 50 2 56 20Z', i % 2 ? t.main : t.shade))) +
      circle(50, 50, 29, t.shade) +
      circle(50, 50, 26, t.main) +
      circle(42, 42, 12, t.light, 'opacity=".7"'),
  },
  moon: {
    tint: 'cream',
    draw: (t) =>
      path('M62 6A46 46 0 1 0 94 66 38 38 0 0 1 62 6Z', t.shade) +
      path('M58 10A42 42 0 1 0 88 69 42 42 0 0 1 58 10Z', t.main) +
      circle(34, 44, 6, t.shade, 'opacity=".5"') +
      circle(46, 72, 8, t.shade, 'opacity=".5"') +
      circle(28, 64, 4, t.shade, 'opacity=".5"') +
      path('M80 20l3 8 8 3-8 3-3 8-3-8-8-3 8-3z', '#ffe58a'),
  },
  tulip: {
    tint: 'red',
    draw: (t) =>
      line('M50 54V96', '#2f8a48', 6) +
      path('M50 92C30 92 18 76 16 58 34 62 48 74 50 92ZM50 92C70 92 82 76 84 58 66 62 52 74 50 92Z', '#3fae5a') +
      path('M22 14 38 26 50 6 62 26 78 14C82 42 74 60 50 60S18 42 22 14Z', t.shade) +
      path('M26 22 38 32 50 14 50 57C30 56 22 42 26 22Z', t.main) +
      path('M74 22 62 32 50 14 50 57C70 56 78 42 74 22Z', t.main, 'opacity=".8"') +
      path('M50 14C60 28 60 46 50 57 40 46 40 28 50 14Z', t.light),
  },
  rose: {
    tint: 'pink',
    draw: (t) =>
      path('M50 60C60 84 84 84 92 70 76 62 66 58 50 60ZM50 60C40 84 16 84 8 70 24 62 34 58 50 60Z', '#3fae5a') +
      circle(50, 42, 36, t.shade) +
      circle(50, 42, 32, t.main) +
      path('M22 34C34 22 62 20 76 36 66 62 38 66 22 34Z', t.light, 'opacity=".35"') +
      path('M30 40C40 26 62 28 68 42 60 58 40 58 30 40Z', t.shade) +
      path('M36 42C42 32 58 34 62 44 54 54 42 52 36 42Z', t.main) +
      line('M42 44q8-8 14 2M24 52q12 20 34 16M74 52q-4 10-12 14', t.shade, 3),
  },
  clover: {
    tint: 'green',
    draw: (t) =>
      line('M50 52C54 70 58 84 70 94', t.shade, 6) +
      repeat(4, (i) =>
        group(
          `rotate(${i * 90 + 45} 50 46)`,
          path('M50 46C30 40 32 8 50 16 68 8 70 40 50 46Z', t.shade) +
            path('M50 43C35 37 37 14 50 21 63 14 65 37 50 43Z', t.main) +
            line('M50 40V26', t.light, 2.4),
        ),
      ),
  },
  tree: {
    tint: 'green',
    draw: (t) =>
      rect(43, 66, 14, 30, '#6a3d1e', 3) +
      circle(30, 54, 22, t.shade) +
      circle(70, 54, 22, t.shade) +
      circle(50, 34, 30, t.shade) +
      circle(48, 32, 26, t.main) +
      circle(30, 53, 18, t.main) +
      circle(69, 53, 18, t.main) +
      circle(40, 24, 10, t.light, 'opacity=".6"') +
      circle(24, 48, 6, t.light, 'opacity=".6"'),
  },
  palm: {
    tint: 'green',
    draw: (t) =>
      path('M46 94C44 70 48 52 54 38L60 40C56 56 54 72 58 94Z', '#8a5a2c') +
      [-170, -135, -45, -10, 35]
        .map((turn) =>
          group(
            `translate(56 38) rotate(${turn})`,
            path('M0 0C14-16 34-14 44 0 30-6 14-4 0 0Z', t.main) + path('M0 0C14-6 30-8 44 0 30 2 12 6 0 0Z', t.shade),
          ),
        )
        .join('') +
      circle(52, 44, 6, '#6a3d1e') +
      circle(61, 46, 5.4, '#8a4413') +
      ellipse(50, 95, 34, 5, '#f3d08a'),
  },
  cactus: {
    tint: 'green',
    draw: (t) =>
      line('M22 40V54Q22 64 40 64M78 32V46Q78 56 60 56', t.shade, 17) +
      rect(36, 8, 28, 86, t.shade, 14) +
      line('M22 40V54Q22 64 40 64M78 32V46Q78 56 60 56', t.main, 12) +
      rect(39, 11, 22, 82, t.main, 11) +
      line('M46 22V84M54 22V84', t.light, 2) +
      circle(50, 10, 7, '#f0569b') +
      circle(50, 10, 3, '#ffe58a') +
      ellipse(50, 95, 38, 5, '#d9a35c'),
  },
  mountain: {
    tint: 'blue',
    draw: (t) =>
      path('M2 90 36 30 54 58 66 42 98 90Z', t.shade) +
      path('M36 30 54 60 44 90H2Z', t.main) +
      path('M66 42 80 90H54Z', t.main) +
      path('M36 30 46 47 40 52 35 46 28 54 24 50ZM66 42 74 54 68 58 62 53 60 50Z', '#fff') +
      circle(78, 20, 10, '#ffe58a'),
  },
  volcano: {
    tint: 'brown',
    draw: (t) =>
      circle(50, 14, 9, '#8b8494') +
      circle(62, 10, 8, '#a7a0b0') +
      circle(40, 10, 7, '#a7a0b0') +
      path('M38 30H62L96 92H4Z', t.shade) +
      path('M38 30H50L46 92H4Z', t.main) +
      path('M36 32Q50 22 64 32L68 50 60 44 56 66 50 46 44 58 40 42 33 48Z', '#f5822a') +
      path('M42 32Q50 28 58 32L56 44 50 38 45 44Z', '#ffe58a') +
      line('M30 20l-6-8M70 20l6-8', '#f5822a', 4),
  },
  flame: {
    tint: 'orange',
    draw: (t) =>
      path(
        'M52 2C56 24 86 38 84 64 82 84 66 96 50 96S16 84 16 62C16 46 30 40 32 24 42 30 44 40 44 46 52 36 54 20 52 2Z',
        t.shade,
      ) +
      path(
        'M54 22C60 38 78 46 77 65 75 82 62 91 50 91S23 82 23 64C24 52 34 48 38 38 44 46 42 56 46 60 54 50 56 38 54 22Z',
        t.main,
      ) +
      path(
        'M50 54C52 64 64 68 62 78 60 86 54 89 49 89 40 88 36 80 38 72 42 74 44 74 44 76 50 70 50 62 50 54Z',
        '#fff0a8',
      ),
  },
  bolt: {
    tint: 'gold',
    draw: (t) =>
      path('M58 2 14 56H44L34 98 86 38H56L74 2Z', t.shade) +
      path('M60 8 24 51H50L42 84 75 43H48L66 8Z', t.main) +
      path('M60 8 24 51H36L63 8Z', t.light),
  },
  drop: {
    tint: 'blue',
    draw: (t) =>
      path('M50 4C66 30 82 46 82 64A32 32 0 0 1 18 64C18 46 34 30 50 4Z', t.shade) +
      path('M50 12C64 34 77 48 77 64A27 27 0 0 1 23 64C23 48 36 34 50 12Z', t.main) +
      path('M34 62A17 17 0 0 0 48 80', 'none', `stroke="${t.light}" stroke-width="6" stroke-linecap="round"`) +
      ellipse(42, 42, 4, 9, t.light, 'transform="rotate(26 42 42)"'),
  },
  snowflake: {
    tint: 'blue',
    draw: (t) =>
      repeat(6, (i) =>
        group(
          `rotate(${i * 60} 50 50)`,
          line('M50 50V8M50 20 40 12M50 20 60 12M50 34 38 25M50 34 62 25', t.shade, 8) +
            line('M50 50V8M50 20 40 12M50 20 60 12M50 34 38 25M50 34 62 25', t.light, 4),
        ),
      ) + circle(50, 50, 7, t.main),
  },
  mushroom: {
    tint: 'red',
    draw: (t) =>
      path('M36 50H64L70 90Q50 98 30 90Z', '#f3e9d6') +
      path('M54 50H64L70 90Q62 94 54 94Z', '#cdb994') +
      path('M6 54C6 22 28 8 50 8S94 22 94 54C70 62 30 62 6 54Z', t.shade) +
      path('M11 50C12 24 30 12 50 12S88 24 89 50C68 56 32 56 11 50Z', t.main) +
      circle(34, 30, 8, '#fff') +
      circle(62, 24, 6, '#fff') +
      circle(70, 42, 7, '#fff') +
      circle(24, 46, 4, '#fff') +
      circle(48, 46, 5, '#fff'),
  },
  shell: {
    tint: 'pink',
    draw: (t) =>
      path('M36 80 50 92 64 80 62 70H38Z', t.shade) +
      path(
        'M50 84C20 78 2 54 8 34 14 26 22 26 26 30 30 14 42 10 50 16 58 10 70 14 74 30 78 26 86 26 92 34 98 54 80 78 50 84Z',
        t.shade,
      ) +
      path(
        'M50 79C24 74 8 54 12 37 18 30 26 33 29 38 33 20 43 16 50 22 57 16 67 20 71 38 74 33 82 30 88 37 92 54 76 74 50 79Z',
        t.main,
      ) +
      line('M50 78V24M46 78 30 38M54 78 70 38M42 76 14 44M58 76 86 44', t.light, 3),
  },
  planet: {
    tint: 'violet',
    draw: (t) =>
      circle(50, 50, 32, t.shade) +
      circle(48, 48, 30, t.main) +
      path('M20 42Q48 52 77 40M19 54Q50 66 78 52', 'none', `stroke="${t.light}" stroke-width="5" opacity=".6"`) +
      path(
        'M20 38C-4 56-2 70 26 66 54 62 96 42 100 32 102 22 88 22 74 30',
        'none',
        'stroke="#ffe58a" stroke-width="6" stroke-linecap="round"',
      ) +
      circle(38, 34, 6, t.light) +
      circle(86, 80, 3, '#fff') +
      circle(14, 18, 2.4, '#fff'),
  },
});
