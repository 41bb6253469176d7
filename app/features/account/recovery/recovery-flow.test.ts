import { describe, expect, it } from 'vitest';
import { nextRecovery, RECOVERY_START, type Recovery, type RecoveryEvent } from './recovery-flow';

const states = {
  username: RECOVERY_START,
  code: { step: 'code', username: 'deniz' },
  password: { step: 'password', username: 'deniz', code: '123456' },
  done: { step: 'done', account: 'deniz' },
} as const satisfies Record<Recovery['step'], Recovery>;

const events = {
  codeSent: { type: 'codeSent', username: 'ece' },
  codeAccepted: { type: 'codeAccepted', code: '654321' },
  passwordChanged: { type: 'passwordChanged' },
} as const satisfies Record<RecoveryEvent['type'], RecoveryEvent>;

const newCode: Recovery = { step: 'code', username: 'ece' };

/** The next state for every state and event. */
const edges: [keyof typeof states, keyof typeof events, Recovery | null][] = [
  ['username', 'codeSent', newCode],
  ['username', 'codeAccepted', null],
  ['username', 'passwordChanged', null],
  ['code', 'codeSent', newCode],
  ['code', 'codeAccepted', { step: 'password', username: 'deniz', code: '654321' }],
  ['code', 'passwordChanged', null],
  ['password', 'codeSent', newCode],
  ['password', 'codeAccepted', null],
  ['password', 'passwordChanged', { step: 'done', account: 'deniz' }],
  ['done', 'codeSent', newCode],
  ['done', 'codeAccepted', null],
  ['done', 'passwordChanged', null],
];

describe('nextRecovery', () => {
  it.each(edges)('at %s, when %s', (state, event, next) => {
    expect(nextRecovery(states[state], events[event])).toEqual(next);
  });

  it('is tested for every state and event', () => {
    expect(edges).toHaveLength(Object.keys(states).length * Object.keys(events).length);
  });
});
