import { describe, expect, it } from 'vitest';
import { sessionFacts } from './auth';
import { envelope } from './call';
import { limits } from './limits';

const facts = { token: 't', username: 'ayse', usercode: '1' };

describe('excludedUntil of the session facts', () => {
  it.each([
    ['a time', '2026-03-01T10:00:00', '2026-03-01T10:00:00Z'],
    ['no end', null, null],
    ['no exclusion', undefined, undefined],
    // A login must not fail for it; the operator refuses what the exclusion refuses.
    ['an unreadable time', 'tomorrow', undefined],
  ])('reads %s', (_case, sent, read) => {
    expect(sessionFacts.parse({ ...facts, excludedUntil: sent }).excludedUntil).toBe(read);
  });
});

describe('the code of a refusal', () => {
  it.each([
    ['limit-reached', 'limit-reached'],
    ['excluded', 'excluded'],
    ['moon-phase', null],
    [7, null],
    [null, null],
    [undefined, undefined],
  ])('%j is read as %j', (sent, read) => {
    expect(envelope.parse({ success: false, message: 'No.', code: sent }).code).toBe(read);
  });
});

describe('the data of limits/list', () => {
  const row = {
    kind: 'deposit',
    period: 'day',
    amount: 250.5,
    used: '0',
    resetsAt: '2026-03-01T21:00:00',
    pending: null,
  };

  it('has sums as text and times with a zone', () => {
    const pending = { amount: null, effectiveAt: '2026-03-02T21:00:00' };
    expect(limits.list.data.parse([{ ...row, pending, colour: 'red' }])).toEqual([
      {
        ...{ kind: 'deposit', period: 'day', amount: '250.5', used: '0', resetsAt: '2026-03-01T21:00:00Z' },
        pending: { amount: null, effectiveAt: '2026-03-02T21:00:00Z' },
      },
    ]);
  });

  it.each([{ kind: 'mood' }, { period: 'year' }, { amount: 'much' }, { resetsAt: 'soon' }, { pending: undefined }])(
    'is a fault with %j',
    (wrong) => expect(limits.list.data.safeParse([{ ...row, ...wrong }]).success).toBe(false),
  );
});
