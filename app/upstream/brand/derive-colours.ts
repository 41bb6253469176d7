import {
  adjustLightness,
  BLACK,
  contrast,
  formatColour,
  formatWithOpacity,
  fromOklch,
  luminance,
  mix,
  toOklch,
  WHITE,
  type Colour,
} from '~/lib/colour';

export const SEEDS = ['accent', 'onAccent', 'ground', 'surface', 'text', 'positive', 'negative', 'warning'] as const;
export type SeedName = (typeof SEEDS)[number];
/** The colours that an operator chooses. Those that it leaves out default to those of a dark or a light ground. */
export type ColourSeeds = Readonly<Partial<Record<SeedName, Colour>>>;

/** Custom properties of the stylesheet, without their hyphens, and their values. */
export type Tokens = Readonly<Record<string, string>>;

export interface DerivedColours {
  readonly scheme: 'dark' | 'light';
  readonly tokens: Tokens;
  readonly more: Tokens;
  /** The seeds that would have made text unreadable, with what is used in their place. */
  readonly corrected: Readonly<Partial<Record<SeedName, Colour>>>;
}

/** White has a contrast of 7 on the first, black on the second: between them no colour would be readable by level AAA. */
const DARKEST_LIGHT = 0.3;
const LIGHTEST_DARK = 0.1;

/** The least contrast (WCAG 2.2): of text, of controls and marks, of decorative lines. */
interface Level {
  readonly text: number;
  readonly mark: number;
  readonly line: number;
}
const USUAL: Level = { text: 4.5, mark: 3, line: 1 };
const MORE: Level = { text: 7, mark: 4.5, line: 4.5 };

const OPACITY = { accent: 14, fresh: 12, error: 9, success: 15 };

const hex = (text: string): Colour => [0, 2, 4].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as never;

type Complete = Readonly<Record<Exclude<SeedName, 'onAccent'>, Colour>> & { readonly onAccent: Colour | undefined };

const DEFAULT_SEEDS: Readonly<Record<'dark' | 'light', Complete>> = {
  dark: {
    accent: hex('f2b84b'),
    onAccent: undefined,
    ground: hex('0d1320'),
    surface: hex('151d2c'),
    text: hex('eef2f8'),
    positive: hex('57c994'),
    negative: hex('ff8a80'),
    warning: hex('f2b84b'),
  },
  light: {
    accent: hex('f2b84b'),
    onAccent: undefined,
    ground: hex('eef1f6'),
    surface: hex('ffffff'),
    text: hex('131a27'),
    positive: hex('11704a'),
    negative: hex('b3261e'),
    warning: hex('8a5300'),
  },
};

type Candidate = Readonly<Record<'dark' | 'light', Colour>>;
type Candidates = readonly [Candidate, ...Candidate[]];

/** Colours with a meaning of their own: the first that differs enough in hue from the accent is taken. */
const BLUE = { dark: hex('a9c8ff'), light: hex('1f55b5') };
const TEAL = { dark: hex('4fd8c8'), light: hex('00706a') };
const VIOLET = { dark: hex('cdb8ff'), light: hex('6a3fb8') };
const GREEN = { dark: hex('9ddb7a'), light: hex('3c6e17') };
const WITHDRAW: Candidates = [BLUE, VIOLET, TEAL];
const FRESH: Candidates = [TEAL, GREEN, VIOLET];
const LIVE = { dark: hex('ff8e7d'), light: hex('b42318') };
const LINK = { dark: hex('8fc4ff'), light: hex('1f55b5') };
const FOCUS = { dark: hex('9bd0ff'), light: hex('0b57d0') };
const INFO = { dark: hex('7fb8ff'), light: hex('1a5fb4') };

/** Behind signs that lie on pictures (`--scrim` of app/ui/tokens.css). */
const SCRIM = hex('0d1320');

/** Derives all colours of the site from an operator's seeds. Text is readable on every area that it stands on. */
export function deriveColours(seeds: ColourSeeds): DerivedColours {
  const scheme = schemeOf(seeds);
  const defaults = DEFAULT_SEEDS[scheme];
  const given: Complete = { ...defaults, ...seeds, onAccent: seeds.onAccent };
  const ground = onSide(given.ground, scheme);
  const surface = onSide(given.surface, scheme);
  const base = derive({ ...given, ground, surface }, scheme, USUAL);
  const more = derive(withMoreContrast({ ...given, ground, surface }, scheme), scheme, MORE);
  const tokens = format(base, scheme, OPACITY);
  const used: Readonly<Record<SeedName, Colour>> = {
    ...base.colours,
    ground,
    surface,
    accent: given.accent,
    positive: base.colours.success,
    negative: base.colours.error,
  };
  const corrected = SEEDS.filter((name) => seeds[name] && formatColour(seeds[name]) !== formatColour(used[name]));
  return {
    scheme,
    tokens,
    more: Object.fromEntries(
      Object.entries(format(more, scheme, { accent: 0, fresh: 0, error: 0, success: 0 })).filter(
        ([name, value]) => tokens[name] !== value,
      ),
    ),
    corrected: Object.fromEntries(corrected.map((name) => [name, used[name]])),
  };
}

function schemeOf({ ground, surface, text }: ColourSeeds): 'dark' | 'light' {
  const area = ground ?? surface;
  if (area) return luminance(area) < (DARKEST_LIGHT + LIGHTEST_DARK) / 2 ? 'dark' : 'light';
  return text && luminance(text) < 0.18 ? 'light' : 'dark';
}

const onSide = (area: Colour, scheme: 'dark' | 'light') =>
  scheme === 'dark'
    ? adjustLightness(area, 'darker', (tried) => luminance(tried) <= LIGHTEST_DARK)
    : adjustLightness(area, 'lighter', (tried) => luminance(tried) >= DARKEST_LIGHT);

/** The seeds for visitors who want more contrast: black or white as ground, and the other one as text. */
function withMoreContrast(seeds: Complete, scheme: 'dark' | 'light'): Complete {
  const [ground, text] = scheme === 'dark' ? [BLACK, WHITE] : [WHITE, BLACK];
  const onAccent = contrast(BLACK, seeds.accent) >= contrast(WHITE, seeds.accent) ? BLACK : WHITE;
  const accent = adjustLightness(seeds.accent, onAccent === BLACK ? 'lighter' : 'darker', (tried) =>
    isReadable(tried, [onAccent], MORE.text),
  );
  return { ...seeds, ground, surface: mix(ground, seeds.surface, 0.4), text, accent, onAccent };
}

const isReadable = (colour: Colour, areas: readonly Colour[], ratio: number) =>
  areas.every((area) => contrast(colour, area) >= ratio);

function derive(seeds: Complete, scheme: 'dark' | 'light', level: Level) {
  const { accent, ground, surface } = seeds;
  const towards = scheme === 'dark' ? 'lighter' : 'darker';
  const over = (areas: readonly Colour[], ratio: number) => (colour: Colour) =>
    adjustLightness(colour, towards, (tried) => isReadable(tried, areas, ratio));
  const shades = shadesOf(seeds, scheme);
  const raised = onSide(shades.raised, scheme);
  const grounds = [ground, surface, raised];
  const onGround = over(grounds, level.text);
  const fresh = onGround(firstUnlike(accent, FRESH)[scheme]);
  const withdraw = onGround(firstUnlike(accent, WITHDRAW)[scheme]);
  const live = onGround(LIVE[scheme]);
  const glows = { accent, fresh, error: onGround(seeds.negative), success: onGround(seeds.positive) };
  const tinted = (name: 'accent' | 'fresh' | 'error') =>
    level === MORE ? [] : [mix(surface, glows[name], OPACITY[name] / 100)];
  const areas = [...grounds, ...tinted('accent'), ...tinted('fresh'), ...tinted('error')];
  const asText = over(areas, level.text);
  const asMark = over(areas, level.mark);
  const text = asText(seeds.text);
  const colours = {
    ground,
    surface,
    'surface-raised': raised,
    line: over(grounds, level.line)(shades.line),
    'line-strong': asMark(shades.strongLine),
    text,
    'text-muted': asText(shades.mutedText),
    ...withText('accent', accent, seeds.onAccent, level),
    'accent-text': asText(accent),
    'accent-on-picture': adjustLightness(accent, 'lighter', (tried) => isReadable(tried, [SCRIM], level.text)),
    fresh,
    'on-fresh': labelOn(fresh, level),
    live,
    'on-live': labelOn(live, level),
    ...withText('withdraw', withdraw, undefined, level),
    link: asText(LINK[scheme]),
    focus: asMark(FOCUS[scheme]),
    success: asText(glows.success),
    error: asText(glows.error),
    warning: asText(seeds.warning),
    info: asText(INFO[scheme]),
  };
  return { colours: { ...colours, onAccent: colours['on-accent'] }, glows };
}

function shadesOf({ ground, surface, text }: Complete, scheme: 'dark' | 'light') {
  const { lightness } = toOklch(surface);
  const { chroma, hue } = [surface, ground]
    .map(toOklch)
    .reduce((one, other) => (other.chroma > one.chroma ? other : one));
  const sign = scheme === 'dark' ? 1 : -1;
  const shade = (by: number, colourful: number) =>
    fromOklch({ lightness: lightness + sign * by, chroma: chroma * colourful, hue });
  return {
    raised: shade(0.046, 1.1),
    line: shade(0.12, 1.4),
    strongLine: shade(0.38, 1.7),
    mutedText: fromOklch({
      lightness: toOklch(text).lightness - sign * (scheme === 'dark' ? 0.18 : 0.22),
      chroma: chroma * 1.1,
      hue,
    }),
  };
}

/** How far two hues must be apart to look like two colours, in degrees. */
const UNLIKE = 50;

function firstUnlike(accent: Colour, candidates: Candidates): Candidate {
  const { hue, chroma } = toOklch(accent);
  const distance = ({ dark }: Candidate) => {
    const apart = Math.abs(hue - toOklch(dark).hue);
    return Math.min(apart, 360 - apart);
  };
  const isUnlike = (candidate: Candidate) => chroma < 0.04 || distance(candidate) >= UNLIKE;
  return candidates.find(isUnlike) ?? candidates[0];
}

function labelOn(colour: Colour, { text }: Level): Colour {
  const { hue, chroma } = toOklch(colour);
  if (contrast(WHITE, colour) > contrast(BLACK, colour)) return WHITE;
  const dark = fromOklch({ lightness: 0.19, chroma: Math.min(chroma, 0.04), hue });
  return adjustLightness(dark, 'darker', (tried) => isReadable(tried, [colour], text));
}

/** A colour that buttons are filled with, its label, and the stronger one under the pointer. */
function withText<Name extends 'accent' | 'withdraw'>(
  name: Name,
  fill: Colour,
  wanted: Colour | undefined,
  level: Level,
) {
  const isDarkLabel = contrast(BLACK, fill) >= contrast(WHITE, fill);
  const label =
    wanted === undefined
      ? labelOn(fill, level)
      : adjustLightness(wanted, isDarkLabel ? 'darker' : 'lighter', (tried) => isReadable(tried, [fill], level.text));
  const { lightness, chroma, hue } = toOklch(fill);
  // Away from the label, so that its contrast grows.
  const away = luminance(label) < luminance(fill) ? 0.05 : -0.05;
  const strong = fromOklch({ lightness: lightness + away, chroma, hue });
  return { [name]: fill, [`${name}-strong`]: strong, [`on-${name}`]: label } as Record<
    Name | `${Name}-strong` | `on-${Name}`,
    Colour
  >;
}

type Derived = ReturnType<typeof derive>;

function format({ colours, glows }: Derived, scheme: 'dark' | 'light', opacity: typeof OPACITY): Tokens {
  const { onAccent: _, ...named } = colours;
  const isDark = scheme === 'dark';
  return {
    ...Object.fromEntries(Object.entries(named).map(([name, colour]) => [name, formatColour(colour)])),
    'accent-glow': formatWithOpacity(glows.accent, opacity.accent),
    'fresh-glow': formatWithOpacity(glows.fresh, opacity.fresh),
    'error-glow': formatWithOpacity(glows.error, opacity.error),
    'success-glow': formatWithOpacity(glows.success, opacity.success),
    // Shadows need less on a light ground, and edges of light are seen only on a dark one.
    shade: formatWithOpacity(BLACK, isDark ? 45 : 18),
    'shade-near': formatWithOpacity(BLACK, isDark ? 58 : 20),
    edge: formatWithOpacity(WHITE, isDark ? 5 : 60),
    // Logos are drawn for a dark ground.
    'logo-ground': isDark ? 'transparent' : formatColour(fromOklch({ ...toOklch(named.text), lightness: 0.26 })),
  };
}
