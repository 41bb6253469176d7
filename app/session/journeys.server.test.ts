import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createCookieJar } from './cookie-jar.server';
import { createJourneys, type Journey } from './journeys.server';
import { deriveKeys } from './keys.server';
import { createSeal } from './seal.server';

const keys = deriveKeys(['a-secret-that-is-longer-than-32-characters']);
const seal = createSeal(keys, 'journey');
const state = z.object({ step: z.enum(['one', 'two']) });
const walk: Journey<z.output<typeof state>> = { name: 'walk', seconds: 60, state };

async function cookieOf(journeyOwner: string, name = 'walk') {
  const jar = createCookieJar(undefined, false);
  await createJourneys(jar, seal, () => 0).keep({ ...walk, name }, journeyOwner, { step: 'two' });
  return jar.get({ name }) ?? '';
}

const findAt = (time: number, cookie: string, journeyOwner = 'ayse', with_ = seal) =>
  createJourneys(createCookieJar(`walk=${cookie}`, false), with_, () => time).find(walk, journeyOwner);

describe('a journey', () => {
  it('is found by its owner until it expires', async () => {
    const cookie = await cookieOf('ayse');
    expect(await findAt(60_000, cookie)).toEqual({ step: 'two' });
    expect(await findAt(60_001, cookie)).toBeNull();
    expect(await findAt(0, cookie, 'mehmet')).toBeNull();
  });

  it('is not found under another name, nor when sealed as a session', async () => {
    expect(await findAt(0, await cookieOf('ayse', 'run'))).toBeNull();
    expect(await findAt(0, await cookieOf('ayse'), 'ayse', createSeal(keys))).toBeNull();
  });

  it('is not found in other contents of the cookie', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        expect(await findAt(0, encodeURIComponent(text))).toBeNull();
      }),
    );
  });

  it('ends when its cookie is removed', async () => {
    const jar = createCookieJar(`walk=${await cookieOf('ayse')}`, false);
    const journeys = createJourneys(jar, seal, () => 0);
    journeys.end(walk);
    expect(await journeys.find(walk, 'ayse')).toBeNull();
    expect(jar.headers()).toEqual(['walk=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  });
});
