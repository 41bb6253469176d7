/** Where a recovery stands, and what the steps before it have found out (spec 2.9 and section 4). */
export type Recovery =
  | { readonly step: 'username' }
  | { readonly step: 'code'; readonly username: string }
  | { readonly step: 'password'; readonly username: string; readonly code: string }
  | { readonly step: 'done' };

export type RecoveryEvent =
  /** A code is on its way to the player of that name: the first, or another in place of one that went astray. */
  | { readonly type: 'codeSent'; readonly username: string }
  | { readonly type: 'codeAccepted'; readonly code: string }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'startedOver' };

export const RECOVERY_START: Recovery = { step: 'username' };

/** What follows; null for what cannot happen there. */
export function nextRecovery(now: Recovery, event: RecoveryEvent): Recovery | null {
  switch (event.type) {
    case 'startedOver':
      return RECOVERY_START;
    case 'codeSent':
      return { step: 'code', username: event.username };
    case 'codeAccepted':
      return now.step === 'code' ? { step: 'password', username: now.username, code: event.code } : null;
    case 'passwordChanged':
      return now.step === 'password' ? { step: 'done' } : null;
  }
}
