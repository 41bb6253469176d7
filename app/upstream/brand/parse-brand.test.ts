import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBrand } from './brand';
import { parseBrand } from './parse-brand';
import { withShortTitles } from '../../../tests/support/short-titles';

const parse = (value: unknown) => parseBrand(JSON.stringify(value));

const WHOLE = {
  name: 'Alpha',
  shortName: 'Alpha',
  logoUrl: '/media/brands/alpha-logo.svg',
  iconUrl: 'https://pictures.example/icon.png',
  colours: { accent: '#e5533d', ground: '#fff' },
  radius: 'round',
  density: 'compact',
  fontUrl: 'https://fonts.example/a/b-1.woff2',
  fontFamily: 'Source Sans 3',
};

it('reads a whole brand', () => {
  expect(parse(WHOLE)).toEqual({
    settings: { ...WHOLE, colours: { accent: [229, 83, 61], ground: [255, 255, 255] } },
    faults: [],
  });
});

it('needs no field, and ignores those that it does not know and those that are null', () => {
  const empty = { settings: { colours: {} }, faults: [] };
  expect(parse({})).toEqual(empty);
  expect(parse({ name: null, colours: null, motto: '</style>' })).toEqual(empty);
});

it.each(withShortTitles(['', '[]', '"x"', 'null', '{', '7', JSON.stringify({ name: 'x'.repeat(10_000) })], 20))(
  'refuses %s as a whole',
  (_title, text) => expect(parseBrand(text)).toEqual({ settings: { colours: {} }, faults: ['brand'] }),
);

describe.each([
  ['name', ['', ' ', 'x'.repeat(41), '</title><script>', 'a\u0007b', 'a\u202eb', 7]],
  ['shortName', ['thirteen char', '<b>']],
  [
    'logoUrl',
    ['javascript:alert(1)', 'data:image/svg+xml,x', 'http://a.example/x.png', '//a.example/x', `/${'x'.repeat(500)}`],
  ],
  ['iconUrl', ['', 'x.png', {}]],
  ['radius', ['9px', 'SHARP', '}']],
  ['density', ['tight']],
  [
    'fontUrl',
    [
      'https://a.example/x.woff',
      'https://a.example/x.woff2")}body{display:none}.woff2',
      "https://a.example/x'.woff2",
      'https://a.example/x.woff2?a=b',
      'https://u:p@a.example/x.woff2',
      'http://a.example/x.woff2',
      'https://a.example;script-src *//x.woff2',
      'data:font/woff2,x.woff2',
    ],
  ],
  ['fontFamily', ['x";}', "a'b", 'url(x)', 'a\\62', 'a{', '3x', 'a  b', 'a,b', 'é']],
] as [string, unknown[]][])('%s', (name, values) => {
  it.each(values)('refuses %j', (value) => {
    expect(parse({ ...WHOLE, [name]: value }).faults).toEqual([name]);
    expect(parse({ ...WHOLE, [name]: value }).settings).not.toHaveProperty(name);
  });
});

it.each(
  withShortTitles(
    ['red', '#12', 'url(https://a.example)', '#fff;}', '#fff}</style>', '#' + 'f'.repeat(3_000), 7, [1, 2, 3]],
    30,
  ),
)('refuses the colour %s', (_title, value) =>
  expect(parse({ colours: { accent: value, text: '#111' } }).faults).toEqual(['colours.accent']),
);

it('refuses colours that are a list', () => {
  expect(parse({ colours: ['#fff'] }).faults).toEqual(['colours']);
});

it('no text of the operator other than a checked address and family is in the stylesheet', () => {
  const anyText = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom('url(x)', ';}', '</style>', '"', "'", '\\', '*/', '{', '@import "x";', '#fff;}', '\n'),
  );
  const anyBrand = fc.record(
    {
      name: anyText,
      logoUrl: anyText,
      iconUrl: anyText,
      radius: anyText,
      density: anyText,
      fontUrl: fc.oneof(
        anyText,
        anyText.map((text) => `https://a.example/${text}.woff2`),
      ),
      fontFamily: anyText,
      colours: fc.record({ accent: anyText, ground: fc.oneof(anyText, fc.constant('#123456')) }),
    },
    { requiredKeys: ['colours', 'fontUrl', 'fontFamily'] },
  );
  const FACE = /@font-face\{font-family:"Brand face";font-display:optional;src:url\("[\w/.:~-]+"\) format\("woff2"\)\}/;
  fc.assert(
    fc.property(anyBrand, (brand) => {
      const css = createBrand(parse(brand).settings).stylesheet?.css ?? '';
      expect(css.replace(FACE, '').replaceAll(/"[A-Za-z\d -]+"/g, '')).toMatch(/^[\w\s:;{}()[\],.#%/@-]*$/);
      expect(css.split('{').length).toBe(css.split('}').length);
    }),
    { numRuns: 150 },
  );
});
