import { circle, line, path } from './draw';
import { lettering } from './lettering';

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

/** A branch of coral on a round ground. */
const coral =
  circle(32, 32, 32, '#c43d2b') +
  line(
    'M32 52V26M32 44C22 42 19 34 20 25M32 40C42 38 45 31 44 22M32 32C27 29 26 22 28 15M20 33C16 31 14 28 14 24',
    '#fff',
    4.2,
  );

/** A cut crystal. */
const crystal =
  path('M32 3 55 20 48 52 32 61 16 52 9 20Z', '#a78bfa') +
  path('M32 3 55 20 32 27 9 20Z', '#d6c8ff') +
  path('M32 27 48 52 32 61 16 52Z', '#6d4fd8');

const pictures: Readonly<Record<string, string>> = {
  'mercan-icon': svg(64, 64, coral),
  'mercan-logo': svg(
    236,
    64,
    coral + lettering('Mercan', { x: 78, y: 46, size: 42, fill: '#2a1d18', anchor: 'start', weight: 'heavy' }),
  ),
  'kuvars-icon': svg(64, 64, crystal),
};

/** A picture of one of the demonstration's brands, null if there is none. */
export const brandPicture = (name: string): string | null =>
  Object.hasOwn(pictures, name) ? (pictures[name] ?? null) : null;
