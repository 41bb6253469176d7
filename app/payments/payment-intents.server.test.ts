import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { StateUnavailableError } from '~/platform/state/shared-state';
import { deriveKeys } from '~/session/keys.server';
import { createPaymentIntents, type PaymentOutcome } from './payment-intents.server';
import { createSeal } from '~/session/seal.server';

const keys = deriveKeys(['a secret of more than thirty-two characters']);
const scope = { sessionId: 'session', subject: 'deposit:3' };
const unknown: PaymentOutcome = { kind: 'unknown', receipt: 'unknown-receipt' };
const accepted: PaymentOutcome = { kind: 'accepted', receipt: 'receipt', message: '' };
const HOUR_MS = 3_600_000;

function setUp() {
  let time = 1_000_000;
  const now = () => time;
  const state = createMemoryState(now);
  const seal = createSeal(keys, 'intent');
  const malformed: string[] = [];
  const onMalformed = (kind: string) => void malformed.push(kind);
  const options = { state, seal, keys, onMalformed, now };
  const intents = createPaymentIntents(options);
  return { intents, options, malformed, state, seal, pass: (ms: number) => (time += ms), now };
}

async function issued({ intents }: ReturnType<typeof setUp>) {
  const intent = await intents.open(await intents.issue(scope), scope);
  if (!intent) throw new Error('no intent');
  return intent;
}

describe('a payment intent', () => {
  it('is the same in all tabs until it is used', async () => {
    const payments = setUp();
    const [first, second] = [await issued(payments), await issued(payments)];
    expect(second).toEqual({ ...first, sealed: second.sealed });
    await payments.intents.claim(first.id, 'body', unknown);
    expect((await issued(payments)).id).not.toBe(first.id);
  });

  it('is another one in the next form when a claim may have taken effect although its answer was lost', async () => {
    const payments = setUp();
    const { id } = await issued(payments);
    const { state, options } = payments;
    const failing = {
      ...state,
      claim: async (...args: Parameters<typeof state.claim>) => {
        await state.claim(...args);
        throw new StateUnavailableError('timed out');
      },
    };
    await expect(createPaymentIntents({ ...options, state: failing }).claim(id, 'body', unknown)).rejects.toThrow();
    const tabs = await Promise.all([issued(payments), issued(payments), issued(payments)]);
    const [next] = tabs.map((tab) => tab.id);
    expect(next).not.toBe(id);
    expect(tabs.map((tab) => tab.id)).toEqual([next, next, next]);
  });

  it('is claimed once more after each attempt that was asked for a code, for the same contents', async () => {
    const { intents, ...rest } = setUp();
    const { id } = await issued({ intents, ...rest });
    const claim = (body = 'body') => intents.claim(id, body, unknown);
    expect(await claim()).toBe(true);
    await intents.settle(id, 'body', { kind: 'refused', status: 200, message: '', asksForCode: true });
    expect(await claim('other')).toBe(false);
    expect((await Promise.all([claim(), claim(), claim()])).filter(Boolean)).toHaveLength(1);
    expect(await claim()).toBe(false);
    expect(await intents.find(id, 0)).toEqual({ formFingerprint: 'body', outcome: unknown });
    for (const outcome of [unknown, accepted, { kind: 'refused', status: 409, message: '' } as const]) {
      await intents.settle(id, 'body', outcome);
      expect(await claim()).toBe(false);
    }
  });

  it('is valid only for its session, method and kind', async () => {
    const { intents } = setUp();
    const sealed = await intents.issue(scope);
    expect(await intents.open(sealed, scope)).toMatchObject({ isFresh: true });
    expect(await intents.open(sealed, { ...scope, sessionId: 'other' })).toBeNull();
    expect(await intents.open(sealed, { ...scope, subject: 'withdraw:3' })).toBeNull();
    expect(await intents.open(`${sealed.slice(0, -4)}AAAA`, scope)).toBeNull();
    expect(await intents.open('nonsense', scope)).toBeNull();
    expect(await intents.open(null, scope)).toBeNull();
  });

  it('rejects a value that was sealed for another purpose', async () => {
    const { intents } = setUp();
    const foreign = await createSeal(keys, 'session').seal({ id: 'x', issuedAt: 1_000_000, ...scope });
    expect(await intents.open(foreign, scope)).toBeNull();
  });

  it('expires after two hours', async () => {
    const { intents, pass } = setUp();
    const sealed = await intents.issue(scope);
    pass(2 * HOUR_MS);
    expect(await intents.open(sealed, scope)).toMatchObject({ isFresh: false });
  });

  it('is stale once the store may have lost the record of its use, and the next form has another one', async () => {
    const before = setUp();
    const { id, sealed } = await issued(before);
    const after = createPaymentIntents({
      ...before.options,
      state: { ...before.state, generation: async () => 'after the loss' },
    });
    expect(await after.open(sealed, scope)).toMatchObject({ id, isFresh: false });
    const [first, second] = [await after.issue(scope), await after.issue(scope)];
    const [{ id: firstId } = { id: '' }, { id: secondId } = { id: '' }] = await Promise.all(
      [first, second].map(async (next) => (await after.open(next, scope)) ?? undefined),
    );
    expect(firstId).not.toBe(id);
    expect(secondId).toBe(firstId);
    expect(await after.open(first, scope)).toMatchObject({ isFresh: true });
  });

  it('does not depend on the clocks of two instances', async () => {
    const { options, intents, now } = setUp();
    const ahead = createPaymentIntents({ ...options, now: () => now() + 5 * 60_000 });
    const [sealed, sealedAhead] = [await intents.issue(scope), await ahead.issue({ ...scope, subject: 'deposit:4' })];
    expect(await ahead.open(sealed, scope)).toMatchObject({ isFresh: true });
    expect(await intents.open(sealedAhead, { ...scope, subject: 'deposit:4' })).toMatchObject({ isFresh: true });
  });

  it('can be claimed once', async () => {
    const payments = setUp();
    const { id } = await issued(payments);
    const claims = await Promise.all(Array.from({ length: 100 }, () => payments.intents.claim(id, 'body', unknown)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});

describe('the attempt under an intent', () => {
  it('is waited for, and its outcome is given to all callers', async () => {
    const payments = setUp();
    const { id } = await issued(payments);
    expect(await payments.intents.find(id)).toBeNull();
    await payments.intents.claim(id, 'body', unknown);
    const waiting = [payments.intents.find(id), payments.intents.find(id)];
    await payments.intents.settle(id, 'body', accepted);
    expect(await Promise.all(waiting)).toEqual([
      { formFingerprint: 'body', outcome: accepted },
      { formFingerprint: 'body', outcome: accepted },
    ]);
  });

  it('has its fallback outcome when its server is lost', async () => {
    const payments = setUp();
    const { id } = await issued(payments);
    await payments.intents.claim(id, 'body', unknown);
    payments.pass(21_000);
    expect(await payments.intents.find(id)).toEqual({ formFingerprint: 'body', outcome: unknown });
  });
});

it('fingerprints contents without containing them', () => {
  const { intents } = setUp();
  const content = { CardNo: '4242424242424242' };
  expect(intents.fingerprint(content)).toBe(intents.fingerprint({ ...content }));
  expect(intents.fingerprint(content)).not.toBe(intents.fingerprint({ CardNo: '4242424242424241' }));
  expect(intents.fingerprint(content)).not.toContain('4242');
});

describe('a value of the shared state that cannot be read', () => {
  const junk = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom('', 'null', '{}', '[]', '7', '"x"', '{"id":1}', '{"outcome":{"kind":"paid"}}'),
  );

  it('in place of the use of an intent counts as a use whose outcome is unknown', async () => {
    await fc.assert(
      fc.asyncProperty(junk, async (text) => {
        const { intents, state, malformed } = setUp();
        await state.put('intent-used:some', text, 60);
        expect(await intents.find('some')).toEqual({
          formFingerprint: '',
          outcome: { kind: 'unknown', receipt: 'some' },
        });
        expect(await intents.claim('some', '', unknown)).toBe(false);
        expect(new Set(malformed)).toEqual(new Set(['intent-used']));
      }),
    );
  });

  it('in place of the intent that tabs share is replaced for all of them', async () => {
    await fc.assert(
      fc.asyncProperty(junk, async (text) => {
        const payments = setUp();
        await payments.state.put(`intent-open:${scope.sessionId}:${scope.subject}`, text, 60);
        const [first, second] = [await issued(payments), await issued(payments)];
        expect(second.id).toBe(first.id);
        expect(payments.malformed).toEqual(['intent-open']);
      }),
    );
  });
});
