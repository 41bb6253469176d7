import { z } from 'zod';
import type { CookieJar } from './cookie-jar.server';
import { deviceId } from './fingerprint.server';
import type { Journey, Journeys } from './journeys.server';
import { FACTORS, type Factor } from '~/upstream/contract/auth';

/** A login whose password was right. The challenge is a secret: it must not reach addresses or pages. */
export interface SecondStep {
  readonly username: string;
  readonly challenge: string;
  readonly factors: readonly Factor[];
}

/** Longer than challenges live, so that the name is still known when one has expired. */
const SECONDS = 15 * 60;

const journey: Journey<Omit<SecondStep, 'challenge'> & { challenge: string | null }> = {
  name: 'second-step',
  seconds: SECONDS,
  state: z.object({
    username: z.string(),
    /** Null after the login was interrupted. */
    challenge: z.string().nullable(),
    factors: z.array(z.enum(FACTORS)),
  }),
};

interface Context {
  readonly player: { readonly jar: CookieJar; readonly journeys: Journeys };
}

/** Another browser has another device id, so that a copied cookie is worth nothing there. */
const ownerOf = ({ player }: Context) => deviceId(player.jar);

export async function beginSecondStep(context: Context, { username, challenge, factors }: SecondStep): Promise<void> {
  await context.player.journeys.keep(journey, ownerOf(context), { username, challenge, factors: [...factors] });
}

export async function findSecondStep(context: Context): Promise<SecondStep | null> {
  const found = await context.player.journeys.find(journey, ownerOf(context));
  return found && found.challenge !== null ? { ...found, challenge: found.challenge } : null;
}

/** Ends the second step without a session. The login form then has the username. */
export const interruptSecondStep = (context: Context, { username }: SecondStep): Promise<void> =>
  interruptLogin(context, username);

/** The login form will have this username. */
export async function interruptLogin(context: Context, username: string): Promise<void> {
  await context.player.journeys.keep(journey, ownerOf(context), { username, challenge: null, factors: [] });
}

export async function findInterruptedLogin(context: Context): Promise<string | null> {
  const found = await context.player.journeys.find(journey, ownerOf(context));
  return found?.challenge === null ? found.username : null;
}

export function endSecondStep({ player }: Context): void {
  player.journeys.end(journey);
}

export const secondStepPath = (redirectTo: string, factor?: Factor): string =>
  `/login/verify?${new URLSearchParams({ ...(factor && { factor }), redirectTo }).toString()}`;
