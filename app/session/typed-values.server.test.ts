import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryText } from '../../tests/support/arbitrary-text';
import { createCookieJar } from './cookie-jar.server';
import { createJourneys } from './journeys.server';
import { deriveKeys } from './keys.server';
import { createSeal } from './seal.server';
import { createTypedValues, type Values } from './typed-values.server';

const seal = createSeal(deriveKeys(['a-secret-that-is-longer-than-32-characters']), 'journey');
const browser = () => {
  const jar = createCookieJar(undefined, false);
  return { jar, journeys: createJourneys(jar, seal) };
};

async function keep(values: Values | null, owner: string | null = 'ayse') {
  const { jar, journeys } = browser();
  const typed = createTypedValues(journeys, '/a');
  if (values) typed.note(values);
  const isKept = await typed.keep(owner);
  return { jar, journeys, isKept };
}

describe('what was typed', () => {
  it('is given back once, to its own page', async () => {
    const { journeys } = await keep({ phone: '555' });
    expect(await createTypedValues(journeys, '/b').take('ayse')).toBeUndefined();
    expect(await createTypedValues(journeys, '/a').take('ayse')).toEqual({ phone: '555' });
    expect(await createTypedValues(journeys, '/a').take('ayse')).toBeUndefined();
  });

  it('is shown only to its player, when that is known', async () => {
    const { journeys } = await keep({ phone: '555' }, 'ayse');
    const typed = createTypedValues(journeys, '/a');
    expect(await typed.take('can')).toBeUndefined();
    expect(await typed.take('')).toBeUndefined();
    expect(await typed.take('ayse')).toEqual({ phone: '555' });
    const unknown = createTypedValues((await keep({ phone: '555' }, null)).journeys, '/a');
    expect(await unknown.take('can')).toEqual({ phone: '555' });
  });

  it.each<[string, Values | null]>([
    ['nothing was noted', null],
    ['all of it is blank', { phone: '', message: ' \n' }],
    ['it is more than a cookie holds', { message: Array.from({ length: 4_000 }, (_, index) => index).join('') }],
  ])('are not stored when %s', async (_name, values) => {
    const { journeys, isKept } = await keep(values);
    expect(isKept).toBe(false);
    expect(await createTypedValues(journeys, '/a').take('ayse')).toBeUndefined();
  });

  it('fits into a cookie, or is not kept', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(arbitraryText(), fc.oneof(arbitraryText(), fc.string({ maxLength: 2_000 }))),
        async (values) => {
          const { jar, journeys, isKept } = await keep(values);
          for (const header of jar.headers()) expect(header.length).toBeLessThan(4_000);
          const found = await createTypedValues(journeys, '/a').take('ayse');
          expect(found).toEqual(isKept ? { ...values } : undefined);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('may be a message of 2,000 letters', async () => {
    const words =
      'dün akşam hesabıma para yatırdım ancak bakiyem değişmedi bankadan çıkan ödeme görünüyor lütfen işlemi inceleyip dönüş yapın teşekkürler';
    const any = () => words.split(' ')[Math.floor(Math.random() * 19)];
    const message = Array.from({ length: 400 }, any).join(' ').slice(0, 2_000);
    expect((await keep({ subject: 'Para yatırma', message })).isKept).toBe(true);
  });
});
