import { Secret, TOTP } from 'otpauth';
import type { Reply } from './operator-call';
import type { TestPlayer } from './players';

const STEP_MS = 30_000;

/** The code that an authenticator app shows. @param secret base32 @param at epoch milliseconds */
export const totpCode = (secret: string, at: number): string =>
  new TOTP({ algorithm: 'SHA1', digits: 6, period: STEP_MS / 1_000, secret: Secret.fromBase32(secret) }).generate({
    timestamp: at,
  });

/** A six-digit code that is right at none of the times near this one. */
export function wrongCode(secret: string, at: number): string {
  const right = new Set(Array.from({ length: 81 }, (_, index) => totpCode(secret, at + (index - 40) * STEP_MS)));
  for (let number = 0; ; number += 1) {
    const code = String(number).padStart(6, '0');
    if (!right.has(code)) return code;
  }
}

/** An authenticator app whose codes are not accepted twice: each is one time step later than the one before. */
export class Authenticator {
  private usedStep = -1;

  constructor(
    readonly secret: string,
    private readonly now: () => number,
  ) {}

  /**
   * A code that was not used yet. Two are valid at once, of now and of the next step; for more the operator's clock has to
   * be turned.
   */
  next(): string {
    this.usedStep = Math.max(Math.floor(this.now() / STEP_MS), this.usedStep + 1);
    return totpCode(this.secret, this.usedStep * STEP_MS);
  }

  wrong = () => wrongCode(this.secret, this.now());
}

/** Turns the second factor of a player on. */
export async function turnFactorOn(player: TestPlayer, now: () => number = Date.now) {
  const begun = dataOf(await player.call('security/totpbegin', {})) as { secret: string };
  const app = new Authenticator(begun.secret, now);
  const confirmed = dataOf(await player.call('security/totpconfirm', { code: app.next() }));
  return { app, recoveryCodes: (confirmed as { recoveryCodes: string[] }).recoveryCodes };
}

function dataOf(reply: Reply): unknown {
  if (!reply.success) throw new Error(`The operator refused: ${reply.message}`);
  return reply.data;
}
