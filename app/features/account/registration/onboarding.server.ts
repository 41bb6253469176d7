import { redirect, type AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { safeRedirect } from '~/lib/safe-redirect';
import type { Journey } from '~/session/journeys.server';
import { ONBOARDING } from '~/session/opened-without-session.server';
import type { PlayerSession } from '~/session/player-session.server';
import { nextOnboardingStep, pathOfStep, REGISTER_PATH, type OnboardingEvent } from './registration-flow';

const KEPT_SECONDS = 30 * 60;

const state = z.object({
  step: z.enum(['phone-locked', 'phone', 'code', 'celebration', 'claimed']),
  /** The first name, as typed. Not in the steps of an older release. */
  name: z.string().optional(),
  phone: z.string(),
  /** When the last code was sent, in milliseconds; null before the first. */
  sentAt: z.number().nullable(),
  /** Amount of the trial bonus as decimal text; null when it was not requested. */
  bonus: z.string().nullable(),
  /** Path of the page that the player came from. */
  back: z.string().transform((path) => safeRedirect(path)),
});

export type Onboarding = z.output<typeof state>;

const journey: Journey<Onboarding> = { name: ONBOARDING, seconds: KEPT_SECONDS, state };

export async function findOnboarding({ player: { journeys, session } }: AppLoadContext): Promise<Onboarding | null> {
  return session.player && journeys.find(journey, session.player.username);
}

export async function beginOnboarding(
  { player: { journeys } }: AppLoadContext,
  username: string,
  onboarding: Onboarding,
): Promise<void> {
  await journeys.keep(journey, username, onboarding);
}

/** @throws a redirect: a guest to the form, a player to the current step, or to `otherwise` when not onboarding */
export async function requireStep<Step extends Onboarding['step']>(
  context: AppLoadContext,
  steps: readonly Step[],
  otherwise: string,
): Promise<{ player: PlayerSession; onboarding: Onboarding & { step: Step } }> {
  const { player } = context.player.session;
  if (!player) throw redirect(REGISTER_PATH, 303);
  const onboarding = await findOnboarding(context);
  if (!onboarding) throw redirect(otherwise, 303);
  if (!isAtStep(onboarding, steps)) throw redirect(pathOfStep(onboarding.step) ?? otherwise, 303);
  return { player, onboarding };
}

const isAtStep = <Step extends Onboarding['step']>(
  onboarding: Onboarding,
  steps: readonly Step[],
): onboarding is Onboarding & { step: Step } => steps.some((step) => step === onboarding.step);

/** Stores the step after an event and returns its path. Null when the event does not apply to the step. */
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
