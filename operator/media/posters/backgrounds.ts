import { circle, disc, ellipse, line, path, rect, repeat } from '../draw';
import type { Palette } from '../palettes';
import { randomFromText } from '../seeded-random';

/** Draws the background of a poster of any size. Poster subjects stand right of the centre. */
export type Background = (width: number, height: number, palette: Palette) => string;

const night: Background = (width, height, { glow }) => {
  const random = randomFromText('night');
  const star = () => disc(random(width), random(Math.round(height * 0.55)), 0.6 + random(3) / 2);
  return path(repeat(Math.round(width / 26), star), glow, 'opacity=".7"');
};

export const sea: Background = (width, height, palette) => {
  const horizon = Math.round(height * 0.66);
  const crest = (y: number, step: number, fill: string, opacity: number) =>
    path(
      `M-${step} ${y}${repeat(Math.ceil(width / step) + 2, () => `q${step / 2}-${step / 5} ${step} 0`)}V${height}H-${step}Z`,
      fill,
      `opacity="${opacity}"`,
    );
  return (
    night(width, height, palette) +
    path(
      `M0 ${horizon}Q${width * 0.2} ${horizon - height * 0.2} ${width * 0.44} ${horizon}Z`,
      palette.deep,
      'opacity=".6"',
    ) +
    rect(0, horizon, width, height - horizon, palette.mid) +
    line(
      repeat(
        6,
        (i) => `M${Math.round(width * 0.84 - 18 + ((i * 13) % 24))} ${horizon + 10 + i * 14}h${34 + ((i * 37) % 50)}`,
      ),
      palette.glow,
      2,
    ) +
    crest(height * 0.84, height * 0.26, palette.bright, 0.35) +
    crest(height * 0.92, height * 0.32, palette.deep, 0.75)
  );
};

export const pitch: Background = (width, height, { bright, deep, glow, mid }) => {
  const horizon = Math.round(height * 0.56);
  const vanish = width * 0.72;
  const stripe = (i: number) => {
    const [left, right] = [(i - 7) * width * 0.2, (i - 6) * width * 0.2];
    return `M${Math.round(vanish + left * 0.22)} ${horizon}L${Math.round(vanish + left)} ${height}H${Math.round(vanish + right)}L${Math.round(vanish + right * 0.22)} ${horizon}Z`;
  };
  const lamp = (x: number) =>
    line(`M${x} ${horizon}V${height * 0.14}`, deep, 7) +
    rect(x - 34, height * 0.06, 68, height * 0.12, deep, 5) +
    path(
      repeat(8, (i) =>
        disc(x - 24 + (i % 4) * 16, height * 0.095 + Math.floor(i / 4) * height * 0.05, Math.round(height * 0.017)),
      ),
      '#fffef0',
    ) +
    path(
      `M${x - 30} ${height * 0.12}L${x - width * 0.2} ${height}H${x + width * 0.1}L${x + 30} ${height * 0.12}Z`,
      glow,
      'opacity=".1"',
    );
  const random = randomFromText('crowd');
  return (
    rect(0, height * 0.36, width, horizon - height * 0.36, deep, 0, 'opacity=".85"') +
    ['#fff', glow]
      .map((colour) =>
        path(
          repeat(
            45,
            () => `M${random(width)} ${Math.round(height * 0.38) + random(Math.round(height * 0.16))}h4v4h-4z`,
          ),
          colour,
          'opacity=".45"',
        ),
      )
      .join('') +
    path(
      repeat(7, (i) => stripe(2 * i)),
      mid,
      'opacity=".8"',
    ) +
    path(
      repeat(7, (i) => stripe(2 * i + 1)),
      bright,
      'opacity=".8"',
    ) +
    line(`M0 ${horizon + 3}H${width}`, '#fff', 2) +
    ellipse(vanish, height * 0.8, width * 0.17, height * 0.09, 'none', 'stroke="#fff" stroke-width="3" opacity=".6"') +
    lamp(width * 0.52) +
    lamp(width * 0.93)
  );
};

export const salon: Background = (width, height, { glow, bright, deep }) =>
  [glow, bright]
    .map((colour, first) =>
      path(
        repeat(5 - first, (turn) => {
          const i = 2 * turn + first;
          const radius = Math.round(height * (0.05 + ((i * 13) % 9) / 100));
          return disc(width * (0.05 + i * 0.12), height * (0.2 + ((i * 29) % 50) / 100), radius);
        }),
        colour,
        'opacity=".13"',
      ),
    )
    .join('') +
  ellipse(width * 0.72, height * 1.06, width * 0.4, height * 0.36, deep) +
  ellipse(width * 0.72, height * 1.04, width * 0.385, height * 0.33, '#0f5a3c') +
  ellipse(
    width * 0.72,
    height * 1.04,
    width * 0.35,
    height * 0.28,
    'none',
    `stroke="${glow}" stroke-width="2.5" opacity=".5"`,
  );

export const burst: Background = (width, height, { glow }) => {
  const [x, y] = [Math.round(width * 0.72), Math.round(height * 0.52)];
  const far = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(x + width * Math.sin(angle))} ${Math.round(y - width * Math.cos(angle))}`;
  };
  return path(
    repeat(16, (i) => `M${x} ${y}L${far(i * 22.5 - 4)}L${far(i * 22.5 + 4)}z`),
    glow,
    'opacity=".08"',
  );
};

export const tracks: Background = (width, height, { bright, glow }) =>
  [bright, glow]
    .map((colour, first) =>
      path(
        repeat(3, (i) => {
          const start = Math.round(width * (0.34 + (2 * i + first) * 0.13));
          return `M${start} 0h${width * 0.05}l-${width * 0.22} ${height}h-${width * 0.05}z`;
        }),
        colour,
        'opacity=".12"',
      ),
    )
    .join('');

export const discs: Background = (width, height, { bright, glow }) =>
  [0.62, 0.46, 0.3]
    .map((radius, i) => circle(width * 0.72, height * 0.5, height * radius, i === 1 ? glow : bright, 'opacity=".12"'))
    .join('');
