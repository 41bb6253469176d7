import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryText } from '../../tests/support/arbitrary-text';
import { createCookieJar } from './cookie-jar.server';
import { createJourneys, type Journeys } from './journeys.server';
import { createCsrfTokens } from './csrf-token.server';
import { deriveKeys } from './keys.server';
import { createSeal } from './seal.server';
import { createDraft, type Values } from './draft.server';

const keys = deriveKeys(['a-secret-that-is-longer-than-32-characters']);
const seal = createSeal(keys, 'journey');
const owners = createCsrfTokens(keys);
const browser = () => {
  const jar = createCookieJar(undefined, false);
  return { jar, journeys: createJourneys(jar, seal) };
};

const typedOn = (journeys: Journeys, path: string, owner: string | null = null) =>
  createDraft({ journeys, owners, path, owner: () => (owner === null ? null : owners.ownerMark(owner)) });

async function keep(values: Values | null, owner: string | null = 'ayse') {
  const { jar, journeys } = browser();
  const typed = typedOn(journeys, '/a', owner);
  if (values) typed.note(values);
  const isKept = await typed.keep();
  return { jar, journeys, isKept };
}

describe('what was typed', () => {
  it('is given back once, to its own page', async () => {
    const { journeys } = await keep({ phone: '555' });
    expect(await typedOn(journeys, '/b').take('ayse')).toBeUndefined();
    expect(await typedOn(journeys, '/a').take('ayse')).toEqual({ phone: '555' });
    expect(await typedOn(journeys, '/a').take('ayse')).toBeUndefined();
  });

  it.each([
    ['ayse', ['can', '']],
    ['', ['can', 'ayse']],
  ])('is shown only to its owner: “%s”', async (owner, others) => {
    const { journeys } = await keep({ phone: '555' }, owner);
    const typed = typedOn(journeys, '/a');
    for (const other of others) {
      expect(await typed.isKept(other)).toBe(false);
      expect(await typed.take(other)).toBeUndefined();
    }
    expect(await typed.take(owner)).toEqual({ phone: '555' });
  });

  it('is gone when another player logs in, and stays when its own does', async () => {
    const { journeys } = await keep({ phone: '555' });
    const typed = typedOn(journeys, '/b');
    await typed.dropOthers('ayse');
    expect(await typedOn(journeys, '/a').isKept('ayse')).toBe(true);
    await typed.dropOthers('can');
    expect(await typedOn(journeys, '/a').isKept('ayse')).toBe(false);
  });

  it.each([
    ['/a', 'ayse', false],
    ['/b', 'ayse', true],
    ['/a', 'can', true],
  ])('dropped on %s by %s: stays %j', async (path, username, stays) => {
    const { journeys } = await keep({ phone: '555' });
    await typedOn(journeys, path).drop(username);
    expect(await typedOn(journeys, '/a').isKept('ayse')).toBe(stays);
  });

  it('is not stored when the owner is not known', async () => {
    expect((await keep({ phone: '555' }, null)).isKept).toBe(false);
  });

  it.each<[string, Values | null]>([
    ['nothing was noted', null],
    ['all of it is blank', { phone: '', message: ' \n' }],
    ['it is more than a cookie holds', { message: Array.from({ length: 4_000 }, (_, index) => index).join('') }],
  ])('are not stored when %s', async (_name, values) => {
    const { journeys, isKept } = await keep(values);
    expect(isKept).toBe(false);
    expect(await typedOn(journeys, '/a').take('ayse')).toBeUndefined();
  });

  it('fits into a cookie, or is not kept', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(arbitraryText(), fc.oneof(arbitraryText(), fc.string({ maxLength: 2_000 }))),
        async (values) => {
          const { jar, journeys, isKept } = await keep(values);
          for (const header of jar.headers()) expect(header.length).toBeLessThan(4_000);
          const found = await typedOn(journeys, '/a').take('ayse');
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
