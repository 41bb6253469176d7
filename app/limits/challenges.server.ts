import { randomBytes } from 'node:crypto';
import { isProof, NAME_LENGTH } from '~/lib/proof-of-work';
import type { TokenSigner } from '~/lib/signed-token.server';
import type { Limits } from './limits.server';
import type { LimitResult } from './rate-limit.server';

/** After this long a challenge is passed without a proof of work, for browsers without scripts. */
export const CHALLENGE_WAIT_MS = 15_000;

/** Must not be longer than the limits `challengeUse` and `challengesOutstanding` count. */
const LIFETIME_MS = 5 * 60_000;

/** What a challenge is for. It is valid for this form and account only. */
export interface ChallengedTry {
  readonly form: 'login' | 'second-step' | 'recovery' | 'recovery-code';
  readonly account: string;
  /** Bounds the number of outstanding challenges. A challenge may be passed from another network: phones change theirs. */
  readonly network: string;
}

export interface Challenge {
  readonly token: string;
  readonly work: string;
  /** Seconds until it is passed without a proof. */
  readonly waitSeconds: number;
}

/** A submitted challenge. Both texts come from the browser. */
export interface ChallengeAnswer {
  readonly token: string;
  readonly solution: string;
}

export type CheckedAnswer =
  /** It must not be used again; `refund` allows it, for a try that turned out not to count. */
  | { readonly kind: 'passed'; refund(): Promise<void> }
  /** It is valid, but has neither a proof nor the age. */
  | { readonly kind: 'early'; readonly challenge: Challenge }
  | { readonly kind: 'invalid' };

type Exhausted = Extract<LimitResult, { allowed: false }>;

interface ChallengesOptions {
  readonly signer: TokenSigner;
  readonly limits: Pick<Limits, 'challengeUse' | 'challengesOutstanding'>;
  now?(): number;
  onStep?(form: ChallengedTry['form'], step: 'issued' | 'passed'): void;
}

export type Challenges = ReturnType<typeof createChallenges>;

/** Signed tokens, so that the server keeps nothing for a challenge that is not answered. */
export function createChallenges({ signer, limits, now = Date.now, onStep }: ChallengesOptions) {
  const keyOf = ({ form, account, network }: ChallengedTry) => `${form} ${network} ${account}`;
  return {
    /** Issues a challenge, unless too many are outstanding for that account and network. */
    async issue(of: ChallengedTry): Promise<{ readonly allowed: true; readonly challenge: Challenge } | Exhausted> {
      const allowance = await limits.challengesOutstanding.consume(keyOf(of));
      if (!allowance.allowed) return allowance;
      const work = randomBytes((NAME_LENGTH / 4) * 3).toString('base64url');
      const token = signer.issue(payloadOf({ issuedAt: now(), work }), of.form, of.account);
      onStep?.(of.form, 'issued');
      return { allowed: true, challenge: { token, work, waitSeconds: CHALLENGE_WAIT_MS / 1000 } };
    },

    async check({ token, solution }: ChallengeAnswer, of: ChallengedTry): Promise<CheckedAnswer> {
      const parts = readPayload(signer.read(token, of.form, of.account));
      const age = parts && now() - parts.issuedAt;
      if (!parts || age === null || age > LIFETIME_MS) return { kind: 'invalid' };
      const { work } = parts;
      if (age < CHALLENGE_WAIT_MS && !isProof(work, solution)) {
        // The browser's clock counts from the answer, so a second that has begun counts as a whole one.
        const waitSeconds = Math.ceil((CHALLENGE_WAIT_MS - age) / 1000);
        return { kind: 'early', challenge: { token, work, waitSeconds } };
      }
      if (!(await limits.challengeUse.consume(work)).allowed) return { kind: 'invalid' };
      await limits.challengesOutstanding.refund(keyOf(of));
      onStep?.(of.form, 'passed');
      return { kind: 'passed', refund: () => limits.challengeUse.refund(work) };
    },
  };
}

/** The payload of a token: base 36 has no `-`. */
const payloadOf = ({ issuedAt, work }: { issuedAt: number; work: string }) => `${issuedAt.toString(36)}-${work}`;

function readPayload(payload: string | null): { issuedAt: number; work: string } | null {
  const [, issuedAt, work] = /^([0-9a-z]+)-(.+)$/.exec(payload ?? '') ?? [];
  return issuedAt === undefined || work === undefined ? null : { issuedAt: parseInt(issuedAt, 36), work };
}
