import { circle, ellipse, line, path, rect, repeat } from '../draw';
import type { Palette } from '../palettes';
import { varyBy } from '../vary';

/** What fills a poster of any size behind its subject. The subject stands right of the middle. */
export type Ground = (width: number, height: number, palette: Palette) => string;

const night: Ground = (width, height, { glow }) => {
  const vary = varyBy('night');
  return repeat(Math.round(width / 26), () =>
    circle(vary(width), vary(Math.round(height * 0.55)), 0.6 + vary(3) / 2, glow, 'opacity=".7"'),
  );
};

export const sea: Ground = (width, height, palette) => {
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

export const pitch: Ground = (width, height, { bright, deep, glow, mid }) => {
  const horizon = Math.round(height * 0.56);
  const vanish = width * 0.72;
  const stripe = (i: number) => {
    const [left, right] = [(i - 7) * width * 0.2, (i - 6) * width * 0.2];
    return path(
      `M${vanish + left * 0.22} ${horizon}L${vanish + left} ${height}H${vanish + right}L${vanish + right * 0.22} ${horizon}Z`,
      i % 2 ? bright : mid,
      'opacity=".8"',
    );
  };
  const lamp = (x: number) =>
    line(`M${x} ${horizon}V${height * 0.14}`, deep, 7) +
    rect(x - 34, height * 0.06, 68, height * 0.12, deep, 5) +
    repeat(8, (i) =>
      circle(x - 24 + (i % 4) * 16, height * 0.095 + Math.floor(i / 4) * height * 0.05, height * 0.017, '#fffef0'),
    ) +
    path(
      `M${x - 30} ${height * 0.12}L${x - width * 0.2} ${height}H${x + width * 0.1}L${x + 30} ${height * 0.12}Z`,
      glow,
      'opacity=".1"',
    );
  const vary = varyBy('crowd');
  return (
    rect(0, height * 0.36, width, horizon - height * 0.36, deep, 0, 'opacity=".85"') +
    ['#fff', glow]
      .map((colour) =>
        path(
          repeat(45, () => `M${vary(width)} ${Math.round(height * 0.38) + vary(Math.round(height * 0.16))}h4v4h-4z`),
          colour,
          'opacity=".45"',
        ),
      )
      .join('') +
    repeat(14, stripe) +
    line(`M0 ${horizon + 3}H${width}`, '#fff', 2) +
    ellipse(vanish, height * 0.8, width * 0.17, height * 0.09, 'none', 'stroke="#fff" stroke-width="3" opacity=".6"') +
    lamp(width * 0.52) +
    lamp(width * 0.93)
  );
};

export const salon: Ground = (width, height, { glow, bright, deep }) =>
  repeat(9, (i) =>
    circle(
      width * (0.05 + i * 0.12),
      height * (0.2 + ((i * 29) % 50) / 100),
      height * (0.05 + ((i * 13) % 9) / 100),
      i % 2 ? bright : glow,
      'opacity=".13"',
    ),
  ) +
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

export const burst: Ground = (width, height, { glow }) =>
  repeat(16, (i) =>
    path(
      `M${width * 0.72} ${height * 0.52}l-${width * 0.07} -${width}h${width * 0.14}z`,
      glow,
      `opacity=".08" transform="rotate(${i * 22.5} ${width * 0.72} ${height * 0.52})"`,
    ),
  );

export const tracks: Ground = (width, height, { bright, glow }) =>
  repeat(6, (i) =>
    path(
      `M${width * (0.34 + i * 0.13)} 0h${width * 0.05}l-${width * 0.22} ${height}h-${width * 0.05}z`,
      i % 2 ? glow : bright,
      'opacity=".12"',
    ),
  );

export const discs: Ground = (width, height, { bright, glow }) =>
  [0.62, 0.46, 0.3]
    .map((radius, i) => circle(width * 0.72, height * 0.5, height * radius, i === 1 ? glow : bright, 'opacity=".12"'))
    .join('');
