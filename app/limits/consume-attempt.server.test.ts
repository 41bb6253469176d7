import { beforeEach, describe, expect, it } from 'vitest';
import { createTokenSigner } from '~/lib/signed-token.server';
import { consumeAttempt, type AttemptLimits } from './consume-attempt.server';
import { createChallenges, type Challenges } from './challenges.server';
import { createLimits } from './limits.server';
import { createRateLimits, type RateLimit } from './rate-limit.server';

const rateLimit = createRateLimits(null);
const of = { form: 'login', account: 'ayse', network: '192.0.2.1' } as const;
const NO_ANSWER = { token: '', solution: '' };

let now: number;
let challenges: Challenges;
let limits: Record<'known' | 'free' | 'challenged' | 'strangers', RateLimit>;
beforeEach(() => {
  now = 1_000_000;
  const signer = createTokenSigner([new TextEncoder().encode('key')]);
  challenges = createChallenges({ signer, limits: createLimits(rateLimit), now: () => now });
  limits = {
    known: rateLimit('known', 2, 60),
    free: rateLimit('free', 2, 60),
    challenged: rateLimit('challenged', 3, 120),
    strangers: rateLimit('strangers', 100, 86_400),
  };
});

function tryOf({ isKnown = false, answer = NO_ANSWER } = {}) {
  const rules: AttemptLimits = {
    known: isKnown ? [[limits.known, 'device']] : [],
    free: [[limits.free, 'key']],
    challenged: [[limits.challenged, 'key']],
    strangers: [[limits.strangers, 'key']],
  };
  return consumeAttempt(challenges, of, answer, rules);
}

const kinds = async (count: number, options?: Parameters<typeof tryOf>[0]) => {
  const found: string[] = [];
  for (let index = 0; index < count; index += 1) found.push((await tryOf(options)).kind);
  return found;
};

/** An answer to a new challenge after the wait. */
async function waited() {
  const challenged = await tryOf();
  if (challenged.kind !== 'challenged') throw new Error(`The try was ${challenged.kind}.`);
  now += 15_000;
  return { token: challenged.challenge.token, solution: '' };
}

describe('a stranger', () => {
  it('is challenged beyond the free tries, and refused beyond the challenged ones', async () => {
    expect(await kinds(3)).toEqual(['allowed', 'allowed', 'challenged']);
    for (let count = 0; count < 3; count += 1) expect(await kinds(1, { answer: await waited() })).toEqual(['allowed']);
    expect(await tryOf()).toEqual({ kind: 'refused', retryAfterSeconds: 120 });
  });

  it('who answers after the last challenged try is refused', async () => {
    await kinds(2);
    const answer = await waited();
    for (let count = 0; count < 3; count += 1) await limits.challenged.consume('key');
    expect(await tryOf({ answer })).toEqual({ kind: 'refused', retryAfterSeconds: 120 });
  });

  it('who answers too early is given the same challenge, with the rest of the wait', async () => {
    await kinds(2);
    const first = await tryOf();
    if (first.kind !== 'challenged') throw new Error('No challenge.');
    now += 5_000;
    const again = await tryOf({ answer: { token: first.challenge.token, solution: '' } });
    expect(again).toEqual({ kind: 'challenged', challenge: { ...first.challenge, waitSeconds: 10 } });
  });

  it('who answers wrongly is given another challenge', async () => {
    await kinds(2);
    const { token } = await waited();
    const again = await tryOf({ answer: { token: `${token}x`, solution: '' } });
    expect(again.kind === 'challenged' && again.challenge.token !== token).toBe(true);
  });

  it('is refused when too many challenges are outstanding', async () => {
    await kinds(2);
    expect(await kinds(6)).toEqual([...Array<string>(5).fill('challenged'), 'refused']);
  });

  it('has all tries counted together, challenged or not', async () => {
    limits = { ...limits, strangers: rateLimit('few', 3, 86_400) };
    await kinds(2);
    expect(await kinds(1, { answer: await waited() })).toEqual(['allowed']);
    expect(await tryOf()).toEqual({ kind: 'refused', retryAfterSeconds: 86_400 });
  });

  it('gets a try back that did not count, with its challenge', async () => {
    await kinds(2);
    const answer = await waited();
    for (let count = 0; count < 10; count += 1) {
      const admitted = await tryOf({ answer });
      if (admitted.kind !== 'allowed') throw new Error(`The try was ${admitted.kind}.`);
      await admitted.refund();
    }
  });
});

describe('a known device', () => {
  it('is allowed its own tries after strangers have used up theirs', async () => {
    await kinds(2);
    for (let count = 0; count < 3; count += 1) await limits.challenged.consume('key');
    expect((await tryOf()).kind).toBe('refused');
    expect(await kinds(3, { isKnown: true })).toEqual(['allowed', 'allowed', 'refused']);
  });

  it("takes nothing from the strangers' tries, and has theirs beyond its own", async () => {
    expect(await kinds(5, { isKnown: true })).toEqual([...Array<string>(4).fill('allowed'), 'challenged']);
  });
});
