import { randomInt } from 'node:crypto';
import { say, type Locale, type MessageKey } from '../messages';
import type { Services } from '../services';
import type { CodeOwner, CodePurpose } from '../store/codes';
import type { SentMessage } from '../store/outbox';

const VALID_MINUTES = 10;

const delivery: Record<CodePurpose, { kind: SentMessage['kind']; text: MessageKey }> = {
  'verify-phone': { kind: 'sms', text: 'phoneCodeText' },
  'reset-password': { kind: 'email', text: 'resetCodeText' },
};

/** Makes a code of six digits and "sends" it: into the outbox and onto stdout. An earlier one is void. */
export function sendCode({ store }: Pick<Services, 'store'>, owner: CodeOwner, locale: Locale): void {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const at = Date.now();
  const { kind, text } = delivery[owner.purpose];
  store.transaction(() => {
    store.codes.put(owner, code, at + VALID_MINUTES * 60_000);
    const values = { code, minutes: String(VALID_MINUTES) };
    store.outbox.add({ to: owner.target, kind, code, text: say(locale, text, values), at });
  });
  console.log(`operator: ${kind} to ${owner.target}: code ${code}`);
}

/** Whether the code is right and alive. It stays usable; a wrong one counts against it, and the fifth kills it. */
export function codeIsRight({ store }: Pick<Services, 'store'>, owner: CodeOwner, code: string): boolean {
  return store.codes.matches(owner, code, Date.now());
}

/** Does the work that the code allows and uses the code up, both or neither. False when the code is not right. */
export function useCode({ store }: Pick<Services, 'store'>, owner: CodeOwner, code: string, work: () => void): boolean {
  return store.transaction(() => {
    if (!codeIsRight({ store }, owner, code)) return false;
    store.codes.discard(owner);
    work();
    return true;
  });
}
