import { z } from 'zod';
import { parseColour } from '~/lib/colour';
import { parseJson } from '~/lib/parse-json';
import { safeAddress } from '~/lib/safe-url';
import { SEEDS, type ColourSeeds } from './derive-colours';

export interface ParsedBrand {
  readonly settings: BrandSettings;
  /** The names of the fields that do not fit, such as `colours.accent`; `brand` where the text is no JSON object. */
  readonly faults: readonly string[];
}

/** Far more than the settings need. */
const MAX_CHARACTERS = 4_000;
const MAX_ADDRESS = 500;

/** No markup, no control characters, no line breaks, and no marks that turn the direction of text after them. */
const shortText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^<>\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u);

const picture = z
  .string()
  .max(MAX_ADDRESS)
  .transform((text, context) => {
    const address = safeAddress(text);
    if (address !== null) return address;
    context.addIssue({ code: 'custom', message: 'https or a path' });
    return z.NEVER;
  });

/** A host and path without query, in which nothing can end a string of CSS or a directive of the policy. */
const FONT_PATH = /^(?:https:\/\/[a-z\d.-]+(?::\d{1,5})?)?\/[\w/.~-]+\.woff2$/;

const font = picture.refine((address) => FONT_PATH.test(address));

const fields = {
  name: shortText(40),
  shortName: shortText(12),
  /** An https address or a path of this site. */
  logoUrl: picture,
  iconUrl: picture,
  radius: z.enum(['sharp', 'soft', 'round']),
  density: z.enum(['compact', 'regular']),
  /** The address of a WOFF2 file, of characters that end no CSS string. */
  fontUrl: font,
  fontFamily: z
    .string()
    .regex(/^[A-Za-z][A-Za-z\d]*(?:[ -][A-Za-z\d]+){0,5}$/)
    .max(40),
};

type Fields = { readonly [Name in keyof typeof fields]?: z.output<(typeof fields)[Name]> };

/** What an operator says about its brand: the option `brand` (docs/contract/README.md). */
export type BrandSettings = Fields & { readonly colours: ColourSeeds };

const colour = z.string().transform((text, context) => {
  const parsed = parseColour(text.trim());
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: '#rrggbb' });
  return z.NEVER;
});

const record = z.record(z.string(), z.unknown());

/** Reads the option. Fields that do not fit are left out and named; unknown fields are ignored. */
export function parseBrand(text: string): ParsedBrand {
  const given = text.length > MAX_CHARACTERS ? null : record.safeParse(parseJson(text)).data;
  if (!given) return { settings: { colours: {} }, faults: ['brand'] };
  const faults: string[] = [];
  /** The entry of one field; none where there is no value that fits. */
  const read = (name: string, path: string, schema: z.ZodType, value: unknown): [string, unknown][] => {
    if (value === undefined || value === null) return [];
    const parsed = schema.safeParse(value);
    if (parsed.success) return [[name, parsed.data]];
    faults.push(path);
    return [];
  };
  const settings = Object.entries(fields).flatMap(([name, schema]) => read(name, name, schema, given[name]));
  const palette = record.safeParse(given.colours ?? {}).data;
  if (!palette) faults.push('colours');
  const colours = SEEDS.flatMap((name) => read(name, `colours.${name}`, colour, palette?.[name]));
  return {
    settings: { ...Object.fromEntries<unknown>(settings), colours: Object.fromEntries<unknown>(colours) },
    faults,
  };
}
