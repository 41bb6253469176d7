import { describe, expect, it, vi } from 'vitest';
import { createLimits } from '~/limits/limits.server';
import { createRateLimits } from '~/limits/rate-limit.server';
import { createSingleFlight } from '~/lib/single-flight';
import { allCalls } from '~/upstream/contract/contract';
import type { Call } from '~/upstream/contract/call';
import type { Outcome } from '~/upstream/outcome';
import { CALL_LIMITS } from './call-limits.server';
import { createOperatorContext } from './operator-context.server';

type Options = Parameters<typeof createOperatorContext>[0];

const done: Outcome<null> = { kind: 'success', data: null, message: null };

/** Sessions of one site, whose operator answers all calls alike. */
function siteWith(answer: () => Promise<Outcome<unknown>>) {
  const ask = vi.fn(answer);
  const site = {
    client: { ask },
    limits: createLimits(createRateLimits(null)),
    singleFlight: createSingleFlight(),
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

const limited = allCalls.filter(({ path }) => CALL_LIMITS.has(path));

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
