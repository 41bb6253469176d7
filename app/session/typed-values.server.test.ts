import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.server';
import { createJourneys } from './journeys.server';
import { deriveKeys } from './keys.server';
import { createSeal } from './seal.server';
import { createTypedValues } from './typed-values.server';

const seal = createSeal(deriveKeys(['a-secret-that-is-longer-than-32-characters']), 'journey');
const visit = () => createJourneys(createCookieJar(undefined, false), seal);

describe('what was typed', () => {
  it('comes back once, to its own page', async () => {
    const journeys = visit();
    const typed = createTypedValues(journeys, '/a');
    typed.note({ phone: '555' });
    await typed.keep();
    expect(await createTypedValues(journeys, '/b').take()).toBeUndefined();
    expect(await createTypedValues(journeys, '/a').take()).toEqual({ phone: '555' });
    expect(await createTypedValues(journeys, '/a').take()).toBeUndefined();
  });

  it.each([
    ['nothing was noted', undefined],
    ['all of it is empty', { phone: '' }],
    ['it is more than a cookie holds', { message: 'ş'.repeat(1_000) }],
  ])('is not kept where %s', async (_name, values) => {
    const journeys = visit();
    const typed = createTypedValues(journeys, '/a');
    if (values) typed.note(values);
    await typed.keep();
    expect(await typed.take()).toBeUndefined();
  });
});
