import type { Studio } from '../catalogue/studios';
import { circle, escapeXml, group, line, path, rect, repeat } from './draw';
import { lettering, sizeToFit } from './lettering';
import { motif, type MotifName } from './motifs/motifs';
import type { TintName } from './tints';

const WIDTH = 200;
const HEIGHT = 64;

/** A wide logo without background: logos appear on the site's dark background. */
const svg = (name: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><title>${escapeXml(name)}</title>${body}</svg>`;

const studioMarks: Record<string, readonly [MotifName, TintName, string]> = {
  'kestane-oyun': ['flame', 'orange', '#f5b26b'],
  'mavi-fener': ['lighthouse', 'blue', '#8cc4ff'],
  'tuzlu-cikolata': ['candy', 'pink', '#ffb0d3'],
  'norra-hollow': ['tree', 'teal', '#8fe8d4'],
  'piril-atolye': ['gem', 'blue', '#b3d9ff'],
  quillfin: ['fish', 'violet', '#d0b5ff'],
  'sarnic-works': ['temple', 'gold', '#f3d58a'],
  'darbuka-lab': ['drum', 'red', '#ff9d8f'],
  'lodos-studyo': ['kite', 'teal', '#9df0e2'],
  ferahava: ['balloon', 'green', '#b4ee9b'],
  'salon-elli': ['chip', 'red', '#ffb3ad'],
  'oakmere-tables': ['clover', 'green', '#cdeebb'],
};

/** A studio's logo: mark and name. */
export function studioLogo({ slug, name }: Studio): string {
  const [mark, tint, colour] = studioMarks[slug] ?? ['star', 'gold', '#fff'];
  const words = name.split(' ');
  const size = sizeToFit(words, 128, 25);
  const first = HEIGHT / 2 + size * 0.35 - (words.length - 1) * size * 0.54;
  const lines = words.map((word, index) =>
    lettering(word, {
      x: 66,
      y: first + index * size * 1.08,
      size,
      fill: index === 0 ? '#fff' : colour,
      anchor: 'start',
    }),
  );
  return svg(name, group('translate(6 7) scale(.5)', motif(mark, tint)) + lines.join(''));
}

const WHITE = '#fff';

/** Logos of the payment methods: a sign in a box of 48 × 48 and the colour of its plate. */
const methods: Record<string, { name: string; colour: string; sign: string }> = {
  'bank-transfer': {
    name: 'Havale / EFT',
    colour: '#1f4f9a',
    sign:
      path('M24 6 44 17V21H4V17Z', WHITE) +
      repeat(4, (i) => rect(8 + i * 9, 24, 5, 13, WHITE)) +
      rect(4, 39, 40, 4, WHITE),
  },
  card: {
    name: 'Kart / Card',
    colour: '#3b3f52',
    sign: rect(4, 11, 40, 27, WHITE, 4) + rect(4, 17, 40, 6, '#3b3f52') + rect(9, 29, 12, 4, '#f5b82e', 1),
  },
  cuzdan: {
    name: 'Cüzdan',
    colour: '#6b33b5',
    sign:
      path('M6 14H38V10L8 10Z', WHITE) +
      rect(6, 14, 36, 26, WHITE, 5) +
      rect(30, 22, 14, 10, '#6b33b5', 5) +
      circle(35, 27, 2.4, '#ffe58a'),
  },
  'hizli-odeme': { name: 'Hızlı ödeme', colour: '#b3511d', sign: path('M28 4 10 27H22L18 44 38 20H26Z', '#ffe58a') },
  kripto: {
    name: 'Kripto',
    colour: '#15665f',
    sign:
      path('M24 4 41 14V34L24 44 7 34V14Z', 'none', 'stroke="#fff" stroke-width="4"') +
      path('M24 14 33 24 24 34 15 24Z', '#a9f6e7'),
  },
  qr: {
    name: 'QR',
    colour: '#26232e',
    sign:
      [
        [6, 6],
        [28, 6],
        [6, 28],
      ]
        .map(
          ([x = 0, y = 0]) =>
            rect(x, y, 14, 14, 'none', 2, 'stroke="#fff" stroke-width="4"') + rect(x + 5, y + 5, 4, 4, WHITE),
        )
        .join('') +
      [
        [28, 28],
        [36, 28],
        [32, 34],
        [28, 40],
        [38, 38],
      ]
        .map(([x = 0, y = 0]) => rect(x, y, 5, 5, WHITE))
        .join(''),
  },
  mobil: {
    name: 'Mobil',
    colour: '#1d7d4a',
    sign:
      rect(13, 4, 22, 40, WHITE, 5) +
      rect(16, 9, 16, 26, '#1d7d4a', 1) +
      circle(24, 39.5, 2, '#1d7d4a') +
      line('M20 22l3 4 6-8', WHITE, 3),
  },
  kupon: {
    name: 'Kupon',
    colour: '#a51d4f',
    sign:
      path('M4 13H44V20A5 5 0 0 0 44 29V36H4V29A5 5 0 0 0 4 20Z', WHITE) +
      line('M17 17v15', '#a51d4f', 2.4) +
      path('M30 17l2.400 5 5.400.6-4 3.800 1 5.400-4.800-2.700-4.800 2.700 1-5.400-4-3.800 5.400-.6z', '#a51d4f'),
  },
  diger: { name: 'Diğer / Other', colour: '#39465e', sign: [10, 24, 38].map((x) => circle(x, 24, 5, WHITE)).join('') },
};

export const paymentLogoSlugs: readonly string[] = Object.keys(methods);

/** A payment method's logo, null if there is none of that slug. */
export function paymentLogo(slug: string): string | null {
  if (!Object.hasOwn(methods, slug)) return null;
  const { name, colour, sign } = methods[slug] ?? { name: '', colour: '', sign: '' };
  const size = sizeToFit([name], 122, 23);
  return svg(
    name,
    rect(1, 1, WIDTH - 2, HEIGHT - 2, colour, 12) +
      group('translate(10 8)', sign) +
      lettering(name, {
        x: 68,
        y: HEIGHT / 2 + size * 0.35,
        size,
        fill: WHITE,
        anchor: 'start',
      }),
  );
}

/** Placeholder for an operator's licence mark: an empty shield, which claims no licence. */
export function licencePlaceholder(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><path d="M32 5 56 14V31C56 45 46 55 32 60 18 55 8 45 8 31V14Z" fill="none" stroke="#8a9bb8" stroke-width="3" stroke-dasharray="6 4"/><path d="M22 32H42" stroke="#8a9bb8" stroke-width="3" stroke-linecap="round"/></svg>`;
}
