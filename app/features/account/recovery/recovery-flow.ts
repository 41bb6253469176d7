/** State of a recovery: the step and the results of earlier steps. */
export type Recovery =
  | { readonly step: 'username' }
  | { readonly step: 'code'; readonly username: string }
  | { readonly step: 'password'; readonly username: string; readonly code: string }
  | { readonly step: 'done'; readonly account: string };

export type RecoveryEvent =
  /** The operator has sent a code to that player, the first one or another. */
  | { readonly type: 'codeSent'; readonly username: string }
  | { readonly type: 'codeAccepted'; readonly code: string }
  | { readonly type: 'passwordChanged' };

export const RECOVERY_START: Recovery = { step: 'username' };

export type BegunRecovery = Exclude<Recovery, { step: 'username' }>;

/** The state after an event. Null when the event does not apply to the state. */
export function nextRecovery(now: Recovery, event: RecoveryEvent): BegunRecovery | null {
  switch (event.type) {
    case 'codeSent':
      return { step: 'code', username: event.username };
    case 'codeAccepted':
      return now.step === 'code' ? { step: 'password', username: now.username, code: event.code } : null;
    case 'passwordChanged':
      return now.step === 'password' ? { step: 'done', account: now.username } : null;
  }
}
