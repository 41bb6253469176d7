import { randomInt } from 'node:crypto';
import { translate, type Locale, type MessageKey } from '../messages';
import type { Services } from '../services';
import type { CodeOwner, CodePurpose } from '../store/codes';
import type { SentMessage } from '../store/outbox';

const VALID_MINUTES = 10;

const delivery: Record<CodePurpose, { kind: SentMessage['kind']; text: MessageKey }> = {
  'verify-phone': { kind: 'sms', text: 'phoneCodeText' },
  'reset-password': { kind: 'email', text: 'resetCodeText' },
};

/** Creates a six-digit code and "sends" it to the outbox and to stdout. The previous code becomes void. */
export function sendCode({ store }: Pick<Services, 'store'>, owner: CodeOwner, locale: Locale): void {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const at = Date.now();
  const { kind, text } = delivery[owner.purpose];
  store.transaction(() => {
    store.codes.put(owner, code, at + VALID_MINUTES * 60_000);
    const values = { code, minutes: String(VALID_MINUTES) };
    store.outbox.add({ to: owner.target, kind, code, text: translate(locale, text, values), at });
  });
  console.log(`operator: ${kind} to ${owner.target}: code ${code}`);
}

/** Whether the code is valid. A right code stays valid; the fifth wrong attempt voids it. */
export function isCodeValid({ store }: Pick<Services, 'store'>, owner: CodeOwner, code: string): boolean {
  return store.codes.matches(owner, code, Date.now());
}

/** Consumes the code and does the work that it allows, in one transaction. False if the code is not valid. */
export function consumeCode(
  { store }: Pick<Services, 'store'>,
  owner: CodeOwner,
  code: string,
  work: () => void,
): boolean {
  return store.transaction(() => {
    if (!isCodeValid({ store }, owner, code)) return false;
    store.codes.discard(owner);
    work();
    return true;
  });
}
