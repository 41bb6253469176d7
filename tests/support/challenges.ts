import { searchProof } from '../../app/lib/proof-of-work';
import type { HttpBrowser } from './http-browser';

/** The fields by which a form answers its challenge. */
export interface ChallengeFields extends Record<string, string> {
  readonly challenge: string;
  readonly solution: string;
}

/** The challenge in an answer, not solved. Null for an answer without one. */
export async function findChallenge(answer: Response): Promise<ChallengeFields | null> {
  const token = /name="challenge"[^>]* value="([^"]+)"/.exec(await answer.text())?.[1];
  return token === undefined ? null : { challenge: token, solution: '' };
}

/** The challenge with the proof of work that a script does. */
export function solved({ challenge }: ChallengeFields): ChallengeFields {
  const payload = challenge.split('.')[0] ?? '';
  const solution = searchProof(payload.slice(payload.indexOf('-') + 1)).step(Infinity);
  return { challenge, solution: solution ?? '' };
}

/** Sends a login form that the site challenges, and returns the challenge. */
export async function challengedLogin(visitor: HttpBrowser, username: string, password: string) {
  const answer = await visitor.logIn(username, password);
  const challenge = await findChallenge(answer);
  if (!challenge) throw new Error(`The login was answered with ${answer.status} and no challenge.`);
  return challenge;
}

/** Wrong logins, each from a network of its own and with a password of its own, until strangers are challenged. */
export async function exhaustAccount(newVisitor: () => HttpBrowser, username: string): Promise<void> {
  for (let guess = 0; guess < 31; guess += 1) await newVisitor().logIn(username, `${username}-guess-${guess}`);
}
