import { describe, expect, it, vi } from 'vitest';
import { createLimits } from '~/limits/limits.server';
import { createRateLimits } from '~/limits/rate-limit.server';
import { createSingleFlight } from '~/lib/single-flight';
import { bonus } from '~/upstream/contract/bonus';
import { casino } from '~/upstream/contract/casino';
import { allCalls } from '~/upstream/contract/contract';
import { customer } from '~/upstream/contract/customer';
import { limits } from '~/upstream/contract/limits';
import { ticket } from '~/upstream/contract/ticket';
import type { Call } from '~/upstream/contract/call';
import type { Outcome } from '~/upstream/outcome';
import { createOperatorContext } from './operator-context.server';
import { submissionRuleOf } from './submission-rules.server';

type Options = Parameters<typeof createOperatorContext>[0];

const done: Outcome<null> = { kind: 'success', data: null, message: null };

/** Sessions of one site, whose operator answers all calls alike. */
function siteWith(answer: () => Promise<Outcome<unknown>>) {
  const ask = vi.fn(answer);
  const site = {
    client: { ask },
    limits: createLimits(createRateLimits(null)),
    singleFlight: createSingleFlight(),
    balances: { forget: () => Promise.resolve() },
  } as unknown as Options['site'];
  const enter = (usercode: string) => {
    const responseHeaders = new Headers();
    const operator = createOperatorContext({
      site,
      session: { player: { usercode } } as Options['session'],
      responseHeaders,
      translation: { t: (_namespace, key) => key },
      caller: () => ({}) as ReturnType<Options['caller']>,
      endSession: () => {
        throw new Error('The session is over');
      },
      resetDeadline: () => undefined,
    });
    return { responseHeaders, send: (call: Call, body: unknown = {}) => operator.ask(call, body) };
  };
  return { ask, enter };
}

/** Calls that a player's form sends, all of which count. */
const limited = allCalls.filter((call) => {
  const { limits = [] } = submissionRuleOf(call, {}) ?? {};
  return limits.length > 0 && limits.every(({ per, counts }) => per === 'player' && counts(done));
});

describe.each(limited.map((call) => [call.path, call] as const))('%s', (path, call) => {
  it('is refused to a player who sends it without an end, and not to others', async () => {
    const { ask, enter } = siteWith(() => Promise.resolve(done));
    const player = enter('7');
    let sent = 0;
    let outcome = await player.send(call, { number: sent });
    for (; outcome.kind === 'success' && sent < 400; sent += 1) outcome = await player.send(call, { number: sent + 1 });
    expect(outcome).toMatchObject({ kind: 'refused', message: 'tooMany' });
    expect(sent).toBeGreaterThanOrEqual(10);
    expect(sent).toBeLessThanOrEqual(300);
    expect(ask).toHaveBeenCalledTimes(sent);
    expect(Number(player.responseHeaders.get('retry-after'))).toBeGreaterThan(0);
    expect((await enter('7').send(call)).kind).toBe('refused');
    expect((await enter('8').send(call)).kind).toBe('success');
  });

  // Two changes of the favourites are no repetition: they have a lock of their own.
  it.each(path === 'casino/togglefavorite' ? [] : [path])(
    'is sent once for two forms that come together: %s',
    async () => {
      const { ask, enter } = siteWith(() => Promise.resolve(done));
      await Promise.all([enter('7').send(call, { id: 1 }), enter('7').send(call, { id: 1 })]);
      expect(ask).toHaveBeenCalledTimes(1);
      await Promise.all([
        enter('7').send(call, { id: 2 }),
        enter('8').send(call, { id: 2 }),
        enter('7').send(call, { id: 3 }),
      ]);
      expect(ask).toHaveBeenCalledTimes(4);
    },
  );

  it('does not count what the operator has not received', async () => {
    const { enter } = siteWith(() => Promise.resolve({ kind: 'unavailable', neverSent: true }));
    const player = enter('7');
    for (let sent = 0; sent < 310; sent += 1) await player.send(call);
    expect((await player.send(call)).kind).toBe('unavailable');
  });
});

describe('a form that is sent again', () => {
  const refused: Outcome<null> = { kind: 'refused', message: 'Not now' };
  const sendTwice = async (call: Call, answer: Outcome<unknown>, body = {}) => {
    const { ask, enter } = siteWith(() => Promise.resolve(answer));
    const outcomes = [await enter('7').send(call, body), await enter('7').send(call, body)];
    expect(outcomes[1]).toEqual(outcomes[0]);
    return ask.mock.calls.length;
  };

  it.each([
    ['ticket', ticket.create, 1, 2],
    ['reply', ticket.reply, 1, 2],
    ['promo code', bonus.promocode, 1, 1],
    ['limit of one’s own', limits.set, 2, 2],
    ['favourite', casino.togglefavorite, 2, 2],
  ])('is sent once more only if it has another effect: a %s', async (_name, call: Call, afterSuccess, afterRefusal) => {
    expect(await sendTwice(call, done)).toBe(afterSuccess);
    expect(await sendTwice(call, refused)).toBe(afterRefusal);
    expect(await sendTwice(call, { kind: 'faulty' })).toBe(2);
  });

  it('counts wrong passwords, not the request for a code', async () => {
    const asked: Outcome<null> = { kind: 'refused', message: null, code: 'second-factor' };
    for (const [answer, tries] of [
      [refused, 8],
      [asked, 20],
    ] as const) {
      const { ask, enter } = siteWith(() => Promise.resolve(answer));
      for (let count = 0; count < 20; count += 1)
        await enter('7').send(customer.changepassword, { oldPassword: count });
      expect(ask).toHaveBeenCalledTimes(tries);
    }
  });
});
