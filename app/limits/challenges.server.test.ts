import { beforeEach, describe, expect, it } from 'vitest';
import { searchProof } from '~/lib/proof-of-work';
import { createTokenSigner } from '~/lib/signed-token.server';
import { createChallenges, type Challenge, type Challenges, type ChallengedTry } from './challenges.server';
import { createLimits, type Limits } from './limits.server';
import { createRateLimits } from './rate-limit.server';

const keys = (...texts: string[]) => texts.map((text) => new TextEncoder().encode(text));
const ofAyse: ChallengedTry = { form: 'login', account: 'ayse', network: '192.0.2.1' };

let now: number;
let limits: Limits;
let challenges: Challenges;
beforeEach(() => {
  now = 1_000_000;
  limits = createLimits(createRateLimits(null));
  challenges = createChallenges({ signer: createTokenSigner(keys('current')), limits, now: () => now });
});

async function issued(of = ofAyse): Promise<Challenge> {
  const answer = await challenges.issue(of);
  if (!answer.allowed) throw new Error('No challenge was issued.');
  return answer.challenge;
}

const solve = ({ work }: Challenge) => searchProof(work).step(Infinity) ?? '';

const kindOf = async (token: string, solution = '', of = ofAyse) =>
  (await challenges.check({ token, solution }, of)).kind;

describe('a challenge', () => {
  it('is passed by a proof of work at once', async () => {
    const challenge = await issued();
    expect(challenge.waitSeconds).toBe(15);
    expect(await kindOf(challenge.token, solve(challenge))).toBe('passed');
  });

  it('is passed without a proof after 15 seconds, and is itself until then', async () => {
    const challenge = await issued();
    now += 14_001;
    const early = await challenges.check({ token: challenge.token, solution: '' }, ofAyse);
    expect(early).toEqual({ kind: 'early', challenge: { ...challenge, waitSeconds: 1 } });
    now += 999;
    expect(await kindOf(challenge.token)).toBe('passed');
  });

  it('is passed once', async () => {
    const challenge = await issued();
    const solution = solve(challenge);
    const kinds = await Promise.all([1, 2, 3].map(() => kindOf(challenge.token, solution)));
    expect(kinds.filter((kind) => kind === 'passed')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'invalid')).toHaveLength(2);
    now += 60_000;
    expect(await kindOf(challenge.token)).toBe('invalid');
  });

  it('is passed again when the try did not count', async () => {
    const challenge = await issued();
    const solution = solve(challenge);
    const first = await challenges.check({ token: challenge.token, solution }, ofAyse);
    if (first.kind !== 'passed') throw new Error('The challenge was not passed.');
    await first.refund();
    expect(await kindOf(challenge.token, solution)).toBe('passed');
  });

  it('expires after five minutes', async () => {
    const challenge = await issued();
    now += 5 * 60_000 + 1;
    expect(await kindOf(challenge.token, solve(challenge))).toBe('invalid');
  });

  it.each<[string, Partial<ChallengedTry>]>([
    ['another account', { account: 'can' }],
    ['another form', { form: 'recovery' }],
  ])('is not for %s', async (_name, other) => {
    const challenge = await issued();
    now += 20_000;
    expect(await kindOf(challenge.token, solve(challenge), { ...ofAyse, ...other })).toBe('invalid');
    expect(await kindOf(challenge.token, '', ofAyse)).toBe('passed');
  });

  it('may be passed from another network', async () => {
    const challenge = await issued();
    expect(await kindOf(challenge.token, solve(challenge), { ...ofAyse, network: '192.0.2.2' })).toBe('passed');
  });

  it('with the proof of another one is early', async () => {
    const [challenge, other] = [await issued(), await issued()];
    expect(await kindOf(challenge.token, solve(other))).toBe('early');
  });

  it.each<[string, (token: string) => string]>([
    ['nothing', () => ''],
    ['a text', () => 'challenge'],
    ['an older time', (token) => `1${token.slice(1)}`],
    ['another signature', (token) => `${token.slice(0, -10)}${token.at(-10) === 'A' ? 'B' : 'A'}${token.slice(-9)}`],
    ['a token of another site', () => createTokenSigner(keys('other')).issue('a-b', 'login', 'ayse')],
    ['a token without a time', () => createTokenSigner(keys('current')).issue('x', 'login', 'ayse')],
  ])('is not %s', async (_name, change) => {
    const { token } = await issued();
    now += 20_000;
    expect(await kindOf(change(token))).toBe('invalid');
  });

  it('outlives a rotation of the secrets', async () => {
    const challenge = await issued();
    challenges = createChallenges({ signer: createTokenSigner(keys('new', 'current')), limits, now: () => now });
    expect(await kindOf(challenge.token, solve(challenge))).toBe('passed');
  });
});

describe('the number of outstanding challenges', () => {
  it('is five for an account and network', async () => {
    for (let count = 0; count < 5; count += 1) await issued();
    expect(await challenges.issue(ofAyse)).toEqual({ allowed: false, retryAfterSeconds: 300 });
    await issued({ ...ofAyse, account: 'can' });
    await issued({ ...ofAyse, network: '192.0.2.2' });
  });

  it('does not grow by those that are passed', async () => {
    for (let count = 0; count < 12; count += 1) {
      const challenge = await issued();
      now += 15_000;
      expect(await kindOf(challenge.token)).toBe('passed');
    }
  });
});
