import { describe, expect, it } from 'vitest';
import { decidePayment, PAYMENT_ROWS, type Decision, type PaymentState, type PaymentFacts } from './decide-payment';

/** A form that was just filled in, before anything is read. */
const START: PaymentFacts = {
  pressed: 'form',
  earlier: null,
  form: 'unread',
  isAccountKnown: true,
  isValid: true,
  intent: 'fresh',
  needsReview: false,
  code: 'none',
  sent: null,
};
const READY: PaymentFacts = { ...START, form: 'ready' };
const same = (fate: PaymentState) => ({ isSameForm: true, fate });
const other = (fate: PaymentState) => ({ isSameForm: false, fate });

/** Facts for each row. */
const EXAMPLES: Record<string, readonly PaymentFacts[]> = {
  'payment sent in this request': [
    { ...READY, sent: 'accepted' },
    { ...READY, sent: 'unknown' },
  ],
  'operator refused the payment': [{ ...READY, sent: 'refused' }],
  'operator asks for a code': [{ ...READY, sent: 'code-asked' }],
  'player pays too often': [{ ...READY, sent: 'too-many' }],
  'too many wrong codes': [{ ...READY, pressed: 'review', code: 'typed', sent: 'too-many-codes' }],
  'form sent before': [
    { ...START, earlier: same('accepted') },
    { ...READY, earlier: same('unknown') },
    { ...READY, sent: 'claimed', earlier: same('unknown') },
  ],
  'method not read yet': [START, { ...START, earlier: same('refused') }],
  'form refused before': [
    { ...READY, earlier: same('refused') },
    { ...START, form: 'unreachable', earlier: same('refused') },
  ],
  'form sent before with other contents': [
    { ...READY, earlier: other('accepted') },
    { ...START, form: 'unreachable', earlier: other('unknown') },
    { ...READY, sent: 'claimed', earlier: other('refused') },
  ],
  'method cannot be read': [
    { ...START, form: 'unreachable' },
    { ...START, form: 'unreachable', earlier: same('code-asked') },
  ],
  'method has no form': [{ ...START, form: 'unusable' }],
  'code asked for other contents': [
    { ...READY, pressed: 'review', earlier: other('code-asked') },
    { ...READY, sent: 'claimed', earlier: other('code-asked') },
  ],
  'player changes the payment': [{ ...READY, pressed: 'edit', isValid: false, intent: 'expired' }],
  'review of another session or method': [{ ...READY, pressed: 'review', intent: 'none' }],
  'saved account unknown to the operator': [{ ...READY, isAccountKnown: false }],
  'wrong field': [
    { ...READY, isValid: false },
    { ...READY, isValid: false, intent: 'none' },
  ],
  'intent used or expired': [
    { ...READY, intent: 'expired' },
    { ...READY, intent: 'none' },
  ],
  'another request was asked for the code': [
    { ...READY, pressed: 'review', sent: 'claimed', earlier: same('code-asked') },
  ],
  'another request used the intent': [{ ...READY, sent: 'claimed' }],
  'code asked for before': [{ ...READY, needsReview: true, earlier: same('code-asked') }],
  'review required': [
    { ...READY, needsReview: true },
    { ...READY, needsReview: true, earlier: other('code-asked') },
  ],
  'malformed code': [{ ...READY, pressed: 'review', needsReview: true, code: 'wrong' }],
  'ready to send': [READY, { ...READY, pressed: 'review', needsReview: true, code: 'typed' }],
};

describe('each row', () => {
  it.each(PAYMENT_ROWS)('$decision: $name', (row) => {
    const examples = EXAMPLES[row.name] ?? [];
    expect(examples).not.toHaveLength(0);
    for (const facts of examples) expect(PAYMENT_ROWS.find(({ applies }) => applies(facts))).toBe(row);
  });
});

const FATES = ['accepted', 'unknown', 'refused', 'code-asked'] as const;

/** All facts that a submission may have: nothing is sent before its form is read, nor with an intent that is not fresh. */
function* allFacts(): Generator<PaymentFacts> {
  const bools = [true, false];
  for (const pressed of ['form', 'review', 'edit'] as const)
    for (const earlier of [null, ...FATES.flatMap((fate) => [same(fate), other(fate)])])
      for (const form of ['unread', 'unreachable', 'unusable', 'ready'] as const)
        for (const isAccountKnown of bools)
          for (const isValid of bools)
            for (const intent of ['none', 'expired', 'fresh'] as const)
              for (const needsReview of bools)
                for (const code of ['none', 'wrong', 'typed'] as const)
                  for (const sent of [null, ...FATES, 'too-many', 'too-many-codes', 'claimed'] as const) {
                    const facts = { pressed, earlier, form, isAccountKnown, isValid, intent, needsReview, code, sent };
                    if (sent === null || form === 'ready') yield facts;
                  }
}

/** The facts that lead to a decision. */
const leadingTo = (wanted: Decision) => [...allFacts()].filter((facts) => decidePayment(facts) === wanted);

describe('of all facts', () => {
  it('none sends a payment twice in a request', () => {
    expect(leadingTo('send').filter(({ sent }) => sent !== null)).toEqual([]);
  });

  it('none sends a form again whose payment had an effect, or may have had one', () => {
    const again = leadingTo('send').filter(({ earlier }) => earlier !== null && earlier.fate !== 'code-asked');
    expect(again).toEqual([]);
  });

  it('none sends what is not valid, fresh, complete, and shown where it has to be', () => {
    for (const facts of leadingTo('send')) {
      expect(facts).toMatchObject({ form: 'ready', isAccountKnown: true, isValid: true, intent: 'fresh' });
      expect(facts.needsReview && facts.pressed !== 'review').toBe(false);
      expect(facts.code).not.toBe('wrong');
    }
  });

  it('an unknown outcome is never called refused', () => {
    const facts = leadingTo('refusal');
    expect(facts.filter(({ sent, earlier }) => sent === 'unknown' || (!sent && earlier?.fate === 'unknown'))).toEqual(
      [],
    );
  });

  it('what the operator has is always shown as its receipt', () => {
    for (const facts of allFacts()) {
      if (facts.sent === 'accepted' || facts.sent === 'unknown') expect(decidePayment(facts)).toBe('receipt');
    }
  });

  it('a form is read at most once', () => {
    expect(leadingTo('read-form').filter(({ form }) => form !== 'unread')).toEqual([]);
  });
});
