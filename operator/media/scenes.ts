import { box, circle, disc, ellipse, group, line, path, repeat, formatNumber } from './draw';
import { motifAt } from './motifs/motifs';
import type { Palette } from './palettes';

/**
 * Draws the background behind a tile's subject, in a box of 300 × 400. `random` makes games that share a scene differ.
 */
type Scene = (palette: Palette, random: (below: number) => number) => string;

const WIDTH = 300;
const HEIGHT = 400;

/** The point at a large radius in that direction, in degrees clockwise from the right. */
const onCircle = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(382 * Math.cos(angle))} ${Math.round(382 * Math.sin(angle))}`;
};

const rays: Scene = ({ glow }, random) => {
  const turn = random(18);
  return group(
    'translate(150 170)',
    path(
      repeat(10, (i) => `M0 0L${onCircle(i * 36 + turn - 5)}L${onCircle(i * 36 + turn + 5)}z`),
      glow,
      'opacity=".13"',
    ),
  );
};

const hills: Scene = ({ deep, mid, bright, glow }, random) => {
  const lift = random(30);
  return (
    circle(60 + random(180), 90, 34, glow, 'opacity=".85"') +
    path(`M0 ${250 - lift}Q70 ${180 - lift} 150 ${236 - lift}T300 ${214 - lift}V400H0Z`, bright, 'opacity=".7"') +
    path(`M0 ${290 - lift}Q90 ${236} 170 ${284}T300 ${262}V400H0Z`, mid) +
    path('M0 330Q80 290 160 322T300 306V400H0Z', deep)
  );
};

const waves: Scene = ({ mid, bright, glow }, random) =>
  circle(60 + random(180), 96, 40, glow, 'opacity=".55"') +
  repeat(5, (i) => {
    const y = 236 + i * 30;
    const start = -60 - random(40);
    return path(
      `M${start} ${y}q30-26 60 0t60 0 60 0 60 0 60 0 60 0 60 0V400H${start}Z`,
      i % 2 ? mid : bright,
      `opacity="${formatNumber(0.35 + i * 0.12)}"`,
    );
  });

const depths: Scene = ({ bright, glow, deep }, random) =>
  path(
    repeat(4, (i) => `M${20 + i * 80} 0h34l${random(60) - 60} 400h-60z`),
    glow,
    'opacity=".09"',
  ) +
  path(
    repeat(14, () => disc(random(WIDTH), random(HEIGHT), 3 + random(9))),
    'none',
    `stroke="${glow}" stroke-width="2" opacity=".45"`,
  ) +
  [deep, bright]
    .map((colour, first) =>
      line(
        repeat(3 - first, (i) => `M${20 + (2 * i + first) * 66} 400q-${10 + random(20)}-40 0-70t0-${40 + random(50)}`),
        colour,
        13,
      ),
    )
    .join('');

const stars: Scene = ({ glow, bright }, random) =>
  path(
    repeat(34, () => disc(random(WIDTH), random(330), Number(formatNumber(0.8 + random(16) / 10)))),
    glow,
  ) +
  ellipse(150, 180, 210, 46, bright, `opacity=".22" transform="rotate(${random(60) - 30} 150 180)"`) +
  ellipse(150, 180, 190, 22, glow, `opacity=".14" transform="rotate(${random(60) - 30} 150 180)"`);

const city: Scene = ({ deep, mid, glow }, random) =>
  circle(70 + random(160), 86, 36, glow, 'opacity=".8"') +
  path(
    repeat(7, (i) => box(i * 46 - 8, 190 - random(70), 40, 260)),
    mid,
    'opacity=".75"',
  ) +
  houses(deep, glow, random);

function houses(deep: string, glow: string, random: (below: number) => number): string {
  const tops = Array.from({ length: 8 }, () => 250 - random(60));
  const windows = tops.map((top, i) => repeat(4, (row) => box(i * 40 + 1 + random(3) * 8, top + 12 + row * 18, 6, 8)));
  return (
    path(tops.map((top, i) => box(i * 40 - 6, top, 34, 200)).join(''), deep) +
    path(windows.join(''), glow, 'opacity=".8"')
  );
}

const dunes: Scene = ({ deep, mid, bright, glow }, random) =>
  circle(80 + random(140), 96, 44, glow) +
  path(`M0 270C80 ${200 + random(30)} 130 300 300 ${220 + random(20)}V400H0Z`, bright) +
  path('M0 300C60 300 130 230 200 262S270 300 300 290V400H0Z', mid) +
  path('M0 350C90 300 190 380 300 320V400H0Z', deep);

const arches: Scene = ({ deep, mid, bright, glow }, random) =>
  repeat(3, (i) => {
    const x = i * 110 - 15;
    return (
      path(
        `M${x} 400V150Q${x} 90 ${x + 50} ${52 + random(10)}Q${x + 100} 90 ${x + 100} 150V400Z`,
        deep,
        'opacity=".6"',
      ) +
      path(`M${x + 10} 400V152Q${x + 10} 100 ${x + 50} 68Q${x + 90} 100 ${x + 90} 152V400Z`, bright, 'opacity=".35"') +
      line(`M${x + 50} 0V${20 + random(26)}`, mid, 2) +
      circle(x + 50, 40, 7, glow, 'opacity=".85"')
    );
  });

const stripes: Scene = ({ mid, bright }, random) => {
  const turn = 12 + random(30);
  return group(
    `rotate(${turn} 150 200)`,
    [mid, bright]
      .map((colour, first) =>
        path(
          repeat(6 - first, (i) => box((2 * i + first) * 60 - 200, -200, 30, 800)),
          colour,
          'opacity=".35"',
        ),
      )
      .join(''),
  );
};

const bokeh: Scene = ({ bright, glow }, random) =>
  [bright, bright, glow]
    .map((colour) =>
      path(
        repeat(5, () => disc(random(WIDTH), random(360), 10 + random(30))),
        colour,
        `opacity="${formatNumber(0.1 + random(12) / 100)}"`,
      ),
    )
    .join('');

const woods: Scene = ({ deep, mid, bright, glow }, random) =>
  circle(150, 130, 90, glow, 'opacity=".28"') +
  path(
    repeat(6, (i) => `M${i * 60 - 20} 300l34-${120 + random(70)} 34 130z`),
    bright,
    'opacity=".4"',
  ) +
  path(
    repeat(6, (i) => `M${i * 62 - 40} 360l42-${140 + random(60)} 42 150z`),
    mid,
  ) +
  path('M0 336q60-24 150-8t150-6v90H0z', deep);

const peaks: Scene = ({ deep, mid, bright, glow }, random) =>
  path(
    repeat(22, () => disc(random(WIDTH), random(HEIGHT), 1.6 + random(3))),
    glow,
    'opacity=".7"',
  ) +
  path(`M-20 320 60 ${140 + random(30)} 120 230 200 ${110 + random(30)} 320 310V400H-20Z`, bright, 'opacity=".6"') +
  path('M-20 350 90 230 160 310 240 220 330 340V410H-20Z', mid) +
  path('M0 360q80-40 160-10t140-14v70H0z', deep);

const lattice: Scene = ({ bright, glow }, random) => {
  const diamonds = (every: number) =>
    repeat(35, (i) => (i % 3 === every ? `M${(i % 5) * 75} ${Math.floor(i / 5) * 68 - 44}l26 34-26 34-26-34z` : ''));
  return group(
    `rotate(${random(12)} 150 200)`,
    line(diamonds(0) + diamonds(1), bright, 2) + line(diamonds(2), glow, 2),
    'opacity=".35"',
  );
};

const curtain: Scene = ({ deep, bright, glow }) =>
  path('M110 0H190L290 400H10Z', glow, 'opacity=".16"') +
  repeat(4, (i) => path(`M${i * 18 - 6} 0h14q10 200-4 400h-14q10-200 4-400z`, i % 2 ? deep : bright, 'opacity=".6"')) +
  repeat(4, (i) =>
    path(`M${292 - i * 18} 0h14q-14 200-4 400h-14q-6-200 4-400z`, i % 2 ? deep : bright, 'opacity=".6"'),
  ) +
  path('M0 0H300V26q-25 26-50 0t-50 0-50 0-50 0-50 0-50 0z', deep);

const felt: Scene = ({ bright, glow }, random) =>
  ellipse(150, 190, 190, 150, 'none', `stroke="${glow}" stroke-width="3" opacity=".35"`) +
  ellipse(150, 190, 165, 126, 'none', `stroke="${bright}" stroke-width="2" opacity=".5"`) +
  repeat(5, (i) =>
    group(
      `translate(${26 + i * 62} ${30 + random(24)}) rotate(${random(40) - 20})`,
      path('M0-12 9 0 0 12-9 0Z', glow, 'opacity=".25"'),
    ),
  );

const sky: Scene = ({ bright, glow }, random) =>
  repeat(5, () => {
    const [x, y] = [random(260), 30 + random(300)];
    return group(
      `translate(${x} ${y})`,
      path('M-40 10a16 16 0 0 1 16-20 24 24 0 0 1 44 2 14 14 0 0 1 12 18z', glow, 'opacity=".3"'),
    );
  }) + line('M-10 380Q130 350 190 250', bright, 5);

const confetti: Scene = ({ bright, glow }, random) =>
  [bright, glow, '#f5b82e', '#22b8b0', '#f0569b']
    .map((colour) =>
      path(
        repeat(
          6,
          () =>
            `M${random(WIDTH)} ${random(340)}l${4 + random(6)} ${random(8) - 4} ${2 - random(4)} 5-${4 + random(6)} ${4 - random(8)}z`,
        ),
        colour,
        'opacity=".85"',
      ),
    )
    .join('');

const orbit: Scene = ({ glow, bright }, random) =>
  path(
    repeat(24, () => disc(random(WIDTH), random(360), 1 + random(2))),
    glow,
  ) +
  repeat(3, (i) =>
    ellipse(
      150,
      165,
      110 + i * 34,
      40 + i * 20,
      'none',
      `stroke="${bright}" stroke-width="2" opacity=".5" transform="rotate(${-20 + random(14)} 150 165)"`,
    ),
  ) +
  motifAt('planet', 40 + random(40), 60, 40, random(40));

export const scenes = {
  rays,
  hills,
  waves,
  depths,
  stars,
  city,
  dunes,
  arches,
  stripes,
  bokeh,
  woods,
  peaks,
  lattice,
  curtain,
  felt,
  sky,
  confetti,
  orbit,
};

export type SceneName = keyof typeof scenes;
