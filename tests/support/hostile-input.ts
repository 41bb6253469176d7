import fc from 'fast-check';
import { z } from 'zod';
import { arbitraryText } from './arbitrary-text';

/** The parts of JSON Schema that zod uses for the contract's requests. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  /** The members of a discriminated union. */
  readonly oneOf?: readonly JsonSchema[];
}

const nasty = fc.constantFrom(
  ...['', ' ', '\u0000', '\ud800', '\u202e\u0130\u0131', '😀'.repeat(30), 'x'.repeat(5_000), '-1', '1e999', 'NaN'],
  ...["' OR 1=1 --", '"; DROP TABLE player; --', '<script>alert(1)</script>', '../../etc/passwd', '{name}', '$&$1'],
  ...['__proto__', 'constructor', 'hasOwnProperty', '%00', '\r\nx-forged: 1', 'true', 'null', '99999999999999999999'],
);
const hostile = fc.oneof(
  nasty,
  arbitraryText(),
  fc.constantFrom<unknown>(null, true, -1, 0, 0.5, 2 ** 53, -(2 ** 63), 1e308, [], {}, [[]], { length: 1e9 }, [null]),
  fc.jsonValue(),
);

/** Values that the request schema accepts, with texts as hostile as it allows. */
export function validRequest(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fromSchema(json, fc.constant(false)).filter((value) => schema.safeParse(value).success);
}

/** Requests with missing, wrong-typed, overlong and hostile fields, mixed with valid ones. */
export function hostileRequest(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fromSchema(
        json,
        fc.nat(2).map((n) => n === 0),
      ),
    },
    hostile,
  );
}

/** `spoil` decides for each field whether it is left out or replaced by a hostile value. */
function fromSchema(schema: JsonSchema, spoil: fc.Arbitrary<boolean>): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((one) => fromSchema(one, spoil)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 0, -1e9), max: Math.min(schema.maximum ?? 1e9, 1e9) });
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, spoil), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'object':
      return object(schema, spoil);
    default:
      return hostile;
  }
}

function text({ pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const fits = (value: string) => value.length >= minLength && value.length <= maxLength;
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength }).map((value) => value.slice(0, maxLength)),
    fc.string({ unit: fc.constantFrom('a', 'İ', 'ş', '7', ' '), minLength, maxLength }),
    nasty.map((value) => value.padEnd(minLength, '\u0000').slice(0, maxLength)).filter(fits),
  );
}

function object(schema: JsonSchema, spoil: fc.Arbitrary<boolean>): fc.Arbitrary<unknown> {
  if (typeof schema.additionalProperties === 'object' && !schema.properties) {
    return fc.dictionary(fc.string({ maxLength: 20 }), fromSchema(schema.additionalProperties, spoil), { maxKeys: 5 });
  }
  const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => {
    const good = fromSchema(field, spoil).map((value) => [[key, value]] as [string, unknown][]);
    const bad = fc.option(hostile).map((value) => (value === null ? [] : [[key, value]]) as [string, unknown][]);
    const maybe = schema.required?.includes(key) ? good : fc.oneof(good, fc.constant<[string, unknown][]>([]));
    return spoil.chain((spoilt) => (spoilt ? bad : maybe));
  });
  return fc.tuple(...fields).map((entries) => Object.fromEntries(entries.flat()));
}
