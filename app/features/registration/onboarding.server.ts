import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod/v4';
import { safeRedirect } from '~/lib/safe-redirect';
import type { Journey } from '~/session/journeys.server';
import type { PlayerSession } from '~/session/player-session.server';
import { nextOnboardingStep, pathOfStep, REGISTER_PATH, type OnboardingEvent } from './registration-flow';

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
export type Onboarding = z.output<typeof state>;

const journey: Journey<Onboarding> = { name: 'onboarding', seconds: KEPT_SECONDS, state };

export async function findOnboarding({ player: { journeys, session } }: AppLoadContext): Promise<Onboarding | null> {
  return session.player && journeys.find(journey, session.player.username);
}

/** Begins the steps after the form. */
export async function beginOnboarding(
  { player: { journeys } }: AppLoadContext,
  username: string,
  onboarding: Onboarding,
): Promise<void> {
  await journeys.keep(journey, username, onboarding);
}

/**
 * The steps at one address, for the player who is at one of them. Anybody else is sent where they belong: a guest to the
 * form, a player to the step that comes next, or to the page for those who have nothing before them.
 *
 * @param otherwise where a player goes who is not onboarding
 */
export async function requireStep<Step extends Onboarding['step']>(
  context: AppLoadContext,
  steps: readonly Step[],
  otherwise: string,
): Promise<{ player: PlayerSession; onboarding: Onboarding & { step: Step } }> {
  const { player } = context.player.session;
  if (!player) throw redirect(REGISTER_PATH, 303);
  const onboarding = await findOnboarding(context);
  if (!onboarding) throw redirect(otherwise, 303);
  if (!isAt(onboarding, steps)) throw redirect(pathOfStep(onboarding.step) ?? otherwise, 303);
  return { player, onboarding };
}

const isAt = <Step extends Onboarding['step']>(
  onboarding: Onboarding,
  steps: readonly Step[],
): onboarding is Onboarding & { step: Step } => steps.some((step) => step === onboarding.step);

/**
 * Goes on by an event, and says to which address. Null where the step knows no such event.
 *
 * @param change what else is known by then
 */
export async function advance(
  { player: { journeys, session } }: AppLoadContext,
  onboarding: Onboarding,
  event: OnboardingEvent,
  change: Partial<Omit<Onboarding, 'step'>> = {},
): Promise<string | null> {
  const step = nextOnboardingStep(onboarding.step, event);
  if (step === null || step === 'form' || !session.player) return null;
  if (step === 'over') {
    journeys.end(journey);
    return onboarding.back;
  }
  await journeys.keep(journey, session.player.username, { ...onboarding, ...change, step });
  return pathOfStep(step);
}

/** To the next step: it takes the place of this one in the browser's history. */
export const toStep = (location: string) =>
  new Response(null, { status: 303, headers: { location, ...REPLACE_ENTRY } });

export const REPLACE_ENTRY = { 'x-remix-replace': 'true' };
