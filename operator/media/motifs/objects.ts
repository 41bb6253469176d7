import { circle, ellipse, group, line, path, rect, repeat } from '../draw';
import { INK } from '../tints';
import { motifSet } from './motif';

export const objects = motifSet({
  lantern: {
    tint: 'orange',
    draw: (t) =>
      line('M50 2V14', t.shade, 4) +
      path('M30 14H70L76 26H24Z', t.shade) +
      path('M24 26H76C90 42 90 62 72 78H28C10 62 10 42 24 26Z', t.shade) +
      path('M28 29H72C84 43 84 60 70 75H30C16 60 16 43 28 29Z', t.main) +
      ellipse(50, 52, 16, 23, t.light) +
      ellipse(50, 55, 8, 14, '#fff') +
      line('M36 29C26 46 26 60 36 75M64 29C74 46 74 60 64 75', t.shade, 2.4) +
      rect(28, 76, 44, 8, t.shade, 3) +
      line('M50 84V98M42 84V93M58 84V93', t.main, 3),
  },
  teaGlass: {
    tint: 'red',
    draw: (t) =>
      ellipse(50, 88, 40, 9, '#fff6e8') +
      ellipse(50, 87, 28, 5, '#e5383b', 'opacity=".35"') +
      path(
        'M28 18H72C74 34 62 42 62 54 62 66 70 72 66 84H34C30 72 38 66 38 54 38 42 26 34 28 18Z',
        '#eaf6ff',
        'opacity=".75"',
      ) +
      path('M30 28H70C69 38 58 44 58 55 58 66 66 74 63 81H37C34 74 42 66 42 55 42 44 31 38 30 28Z', t.main) +
      path(
        'M56 28H70C69 38 58 44 58 55 58 66 66 74 63 81H56C58 70 52 64 52 54 52 44 58 38 56 28Z',
        t.shade,
        'opacity=".7"',
      ) +
      line('M35 24C35 36 44 42 45 52', '#fff', 3) +
      line('M42 12q-4-5 0-10M56 12q-4-5 0-10', '#cfd6e6', 2.6),
  },
  coffeePot: {
    tint: 'brown',
    draw: (t) =>
      path('M60 34 98 10 100 18 66 46Z', INK) +
      path('M18 30H66C62 44 70 56 72 74 72 88 58 92 42 92S12 88 12 74C14 56 22 44 18 30Z', t.shade) +
      path('M22 33H61C58 46 65 58 67 74 66 84 56 88 42 88S18 84 17 74C19 58 26 46 22 33Z', t.main) +
      path('M14 22H68V32H16Z', t.light) +
      path('M26 46C22 58 22 68 26 78', 'none', `stroke="${t.light}" stroke-width="5" stroke-linecap="round"`) +
      line('M32 16q-5-7 0-14M46 16q-5-7 0-14', '#e3d6c8', 3),
  },
  bead: {
    tint: 'blue',
    draw: (t) =>
      circle(50, 8, 6, 'none', `stroke="${t.light}" stroke-width="3"`) +
      circle(50, 54, 42, t.shade) +
      circle(48, 52, 39, t.main) +
      circle(50, 55, 26, '#fff') +
      circle(51, 56, 17, '#7cc4ff') +
      circle(52, 57, 9, INK) +
      path('M18 44A36 36 0 0 1 38 20', 'none', `stroke="${t.light}" stroke-width="6" stroke-linecap="round"`),
  },
  shield: {
    tint: 'blue',
    draw: (t) =>
      path('M50 4 90 16V48C90 72 74 88 50 97 26 88 10 72 10 48V16Z', '#f5b82e') +
      path('M50 11 83 21V48C83 68 70 81 50 89 30 81 17 68 17 48V21Z', t.shade) +
      path('M50 11V89C30 81 17 68 17 48V21Z', t.main) +
      path('M50 26 56 41 72 42 60 52 64 68 50 59 36 68 40 52 28 42 44 41Z', '#fff6e8'),
  },
  swords: {
    tint: 'silver',
    draw: (t) =>
      [1, -1]
        .map((side) =>
          group(
            `translate(50 50) scale(${side} 1) rotate(45)`,
            path('M-6-58 0-64 6-58V22H-6Z', t.shade) +
              path('M-4-56 0-61V22H-4Z', t.light) +
              rect(-18, 20, 36, 8, '#f5b82e', 3) +
              rect(-4, 28, 8, 18, '#6a3d1e') +
              circle(0, 48, 6, '#f5b82e'),
          ),
        )
        .join(''),
  },
  potion: {
    tint: 'violet',
    draw: (t) =>
      rect(40, 4, 20, 12, '#a9683c', 3) +
      path(
        'M42 14H58V36C76 44 86 58 82 76 78 90 66 94 50 94S22 90 18 76C14 58 24 44 42 36Z',
        '#eaf2ff',
        'opacity=".55"',
      ) +
      path('M24 60Q50 52 76 60C82 76 74 88 50 88S18 76 24 60Z', t.main) +
      path('M24 60Q50 52 76 60 50 68 24 60Z', t.light) +
      circle(40, 74, 5, t.light) +
      circle(58, 78, 3.4, t.light) +
      circle(54, 46, 3, t.light) +
      line('M30 56C32 50 38 46 44 42', '#fff', 3.4),
  },
  hammer: {
    tint: 'silver',
    draw: (t) =>
      group(
        'rotate(40 50 50)',
        rect(44, 30, 12, 68, '#6a3d1e', 4) +
          rect(44, 30, 5, 68, '#a9683c', 2) +
          path('M14 8H86L92 16V36L86 44H14L8 36V16Z', t.shade) +
          path('M16 11H84L88 18V27H12V18Z', t.main) +
          path('M24 11H76V18H24Z', t.light) +
          path('M38 16H62V38H38Z', '#f5b82e') +
          line('M44 22h12M44 30h12', t.shade, 3),
      ),
  },
  mask: {
    tint: 'teal',
    draw: (t) =>
      path(
        'M6 26C22 34 34 20 50 20S78 34 94 26C96 56 82 76 66 76 56 76 54 62 50 62S44 76 34 76C18 76 4 56 6 26Z',
        t.shade,
      ) +
      path(
        'M10 32C24 38 36 25 50 25S76 38 90 32C91 54 80 71 67 71 58 71 56 57 50 57S42 71 33 71C20 71 9 54 10 32Z',
        t.main,
      ) +
      path('M20 48Q31 36 43 50 31 58 20 48ZM80 48Q69 36 57 50 69 58 80 48Z', INK) +
      path('M50 25 56 10 64 2 62 16 76 6 70 22Z', '#f5b82e') +
      circle(50, 38, 4, '#ffe58a') +
      circle(24, 38, 2.6, t.light) +
      circle(76, 38, 2.6, t.light),
  },
  drum: {
    tint: 'red',
    draw: (t) =>
      path('M14 36V72C14 86 86 86 86 72V36Z', t.shade) +
      path('M14 40V68C14 80 50 82 50 82V50Z', t.main) +
      line('M16 44 32 78 50 50 68 78 84 44', '#ffe58a', 3) +
      ellipse(50, 36, 37, 14, '#f5b82e') +
      ellipse(50, 35, 33, 11, '#fff6e8') +
      line('M10 6 46 34M90 8 58 34', '#a9683c', 6) +
      circle(46, 34, 5, '#f3e9d6') +
      circle(58, 34, 5, '#f3e9d6'),
  },
  lute: {
    tint: 'brown',
    draw: (t) =>
      group(
        'rotate(38 50 50)',
        rect(45, -12, 10, 60, '#3d2110', 2) +
          path('M40-16H60L64-6H36Z', '#6a3d1e') +
          path('M50 36C76 44 84 66 74 84 66 98 34 98 26 84 16 66 24 44 50 36Z', t.shade) +
          path('M50 40C72 48 79 66 70 81 63 93 37 93 30 81 21 66 28 48 50 40Z', t.main) +
          circle(50, 64, 10, INK) +
          circle(50, 64, 12, 'none', `stroke="${t.light}" stroke-width="2.4"`) +
          line('M47-8V86M50-8V86M53-8V86', '#fff0cf', 1.2) +
          rect(38, 82, 24, 5, '#3d2110', 2),
      ),
  },
  carpet: {
    tint: 'red',
    draw: (t) =>
      repeat(9, (i) => line(`M${18 + i * 8} 4V96`, '#f3e9d6', 2)) +
      rect(12, 10, 76, 80, t.shade, 2) +
      rect(17, 15, 66, 70, t.main, 1) +
      rect(23, 21, 54, 58, 'none', 0, 'stroke="#f5b82e" stroke-width="3"') +
      path('M50 26 70 50 50 74 30 50Z', '#173f93') +
      path('M50 34 63 50 50 66 37 50Z', '#f5b82e') +
      path('M50 42 56 50 50 58 44 50Z', t.shade) +
      [
        [29, 28],
        [71, 28],
        [29, 72],
        [71, 72],
      ]
        .map(([x = 0, y = 0]) => path(`M${x} ${y - 5}l5 5-5 5-5-5z`, '#a9f6e7'))
        .join(''),
  },
  gear: {
    tint: 'silver',
    draw: (t) =>
      repeat(8, (i) => group(`rotate(${i * 45} 50 50)`, path('M40 4H60L64 22H36Z', i % 2 ? t.main : t.shade))) +
      circle(50, 50, 35, t.shade) +
      circle(50, 50, 31, t.main) +
      circle(50, 50, 20, t.shade) +
      circle(50, 50, 16, INK) +
      line('M26 42A26 26 0 0 1 44 25', t.light, 5) +
      path('M50 38 54 47 63 48 56 54 58 63 50 58 42 63 44 54 37 48 46 47Z', '#f5b82e'),
  },
  cupcake: {
    tint: 'pink',
    draw: (t) =>
      path('M22 54H78L70 94H30Z', '#a9683c') +
      line('M34 56 38 92M46 56 47 92M56 56 55 92M68 56 63 92', '#e8b98d', 4) +
      path(
        'M14 56C8 42 22 36 28 38 26 24 40 20 46 24 50 12 66 18 64 28 76 26 78 38 76 40 90 40 90 56 82 58Z',
        t.shade,
      ) +
      path(
        'M17 53C14 44 24 39 31 42 30 28 42 25 48 29 52 18 62 22 60 32 72 30 74 40 71 44 84 44 86 52 80 54Z',
        t.main,
      ) +
      circle(54, 14, 8, '#e5383b') +
      circle(51, 11, 2.6, '#fff') +
      [
        [30, 48],
        [46, 38],
        [62, 44],
        [72, 50],
        [44, 50],
      ]
        .map(([x = 0, y = 0], i) => rect(x, y, 6, 2.6, ['#ffe58a', '#a9f6e7', '#fff'][i % 3] ?? '#fff', 1.3))
        .join(''),
  },
  candy: {
    tint: 'teal',
    draw: (t) =>
      path('M22 50 2 30Q14 50 2 72ZM78 50 98 30Q86 50 98 72Z', t.shade) +
      circle(50, 50, 31, t.shade) +
      circle(50, 50, 28, t.main) +
      path('M50 22C62 30 62 44 50 50 38 56 38 70 50 78 34 78 22 66 22 50 24 34 36 22 50 22Z', '#fff6fb') +
      ellipse(38, 36, 7, 5, '#fff', 'transform="rotate(-36 38 36)"'),
  },
  baklava: {
    tint: 'gold',
    draw: (t) =>
      ellipse(50, 84, 46, 10, '#e6ebf5') +
      path('M50 18 92 46V64L50 90 8 64V46Z', t.shade) +
      path('M50 16 92 44 50 72 8 44Z', t.main) +
      path('M8 50 50 78 92 50M8 57 50 84 92 57', 'none', `stroke="${t.light}" stroke-width="2.6"`) +
      line('M29 30 71 58M71 30 29 58', t.shade, 2.4) +
      ellipse(50, 44, 12, 6, '#3fae5a') +
      ellipse(48, 42, 6, 3, '#b4ee9b'),
  },
});
