import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod/v4';
import { safeRedirect } from '~/lib/safe-redirect';
import type { Journey } from '~/session/journeys.server';
import type { PlayerSession } from '~/session/player-session.server';
import { nextJoiningStep, pathOfStep, REGISTER_PATH, type JoiningEvent } from './registration-flow';

const KEPT_SECONDS = 30 * 60;

const state = z.object({
  step: z.enum(['phone-locked', 'phone', 'code', 'celebration', 'claimed']),
  /** The number that was registered or changed to, with its dialling code. */
  phone: z.string(),
  /** When the last code was sent, in milliseconds; null before the first. */
  sentAt: z.number().nullable(),
  /** What the trial bonus pays, as decimal text; null for who did not ask for it. */
  bonus: z.string().nullable(),
  /** The page that the player was on. */
  back: z.string().transform((path) => safeRedirect(path)),
});

/** What is kept of somebody who has registered and is not done yet. */
export type Joining = z.output<typeof state>;

const journey: Journey<Joining> = { name: 'joining', seconds: KEPT_SECONDS, state };

export async function findJoining({ journeys, session }: AppLoadContext): Promise<Joining | null> {
  return session.player && journeys.find(journey, session.player.username);
}

/** Begins the steps after the form. */
export async function beginJoining({ journeys }: AppLoadContext, username: string, joining: Joining): Promise<void> {
  await journeys.keep(journey, username, joining);
}

/**
 * The steps at one address, for the player who is at one of them. Anybody else is sent where they belong: a guest to the
 * form, a player to the step that comes next, or to the page for those who have nothing before them.
 *
 * @param otherwise where a player goes who is not joining
 */
export async function requireStep<Step extends Joining['step']>(
  context: AppLoadContext,
  steps: readonly Step[],
  otherwise: string,
): Promise<{ player: PlayerSession; joining: Joining & { step: Step } }> {
  const { player } = context.session;
  if (!player) throw redirect(REGISTER_PATH, 303);
  const joining = await findJoining(context);
  if (!joining) throw redirect(otherwise, 303);
  if (!isAt(joining, steps)) throw redirect(pathOfStep(joining.step) ?? otherwise, 303);
  return { player, joining };
}

const isAt = <Step extends Joining['step']>(
  joining: Joining,
  steps: readonly Step[],
): joining is Joining & { step: Step } => steps.some((step) => step === joining.step);

/**
 * Goes on by an event, and says to which address. Null where the step knows no such event.
 *
 * @param change what else is known by then
 */
export async function goOn(
  { journeys, session }: AppLoadContext,
  joining: Joining,
  event: JoiningEvent,
  change: Partial<Omit<Joining, 'step'>> = {},
): Promise<string | null> {
  const step = nextJoiningStep(joining.step, event);
  if (step === null || step === 'form' || !session.player) return null;
  if (step === 'over') {
    journeys.end(journey);
    return joining.back;
  }
  await journeys.keep(journey, session.player.username, { ...joining, ...change, step });
  return pathOfStep(step);
}

/** To the next step: it takes the place of this one in the browser's history. */
export const toStep = (location: string) =>
  new Response(null, { status: 303, headers: { location, ...REPLACE_ENTRY } });

export const REPLACE_ENTRY = { 'x-remix-replace': 'true' };
