import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import type { Journey } from '~/session/journeys.server';
import type { PlayerSession } from '~/session/player-session.server';
import { hasCapability } from '~/upstream/has-capability.server';
import { openingPage, PHONE_VERIFICATION_PATH } from './phone-verification-flow';

/** The expected lifetime of the operator's codes. */
const KEPT_SECONDS = 15 * 60;

const state = z.discriminatedUnion('page', [
  z.object({ page: z.literal('not-verified') }),
  z.object({ page: z.literal('update') }),
  z.object({ page: z.literal('code'), phone: z.string(), sentAt: z.number() }),
  z.object({ page: z.literal('change') }),
  z.object({
    page: z.literal('change-codes'),
    phone: z.string(),
    sentAt: z.number(),
    /** Whether a code of the second factor may stand in for that of the old number. */
    acceptsFactor: z.boolean(),
    proof: z.enum(['old-phone', 'factor']),
  }),
]);

type KeptStep = z.output<typeof state>;

/** `canChange`: whether players can change a verified number themselves at this operator. */
export type CurrentStep = KeptStep | { page: 'verified'; canChange: boolean };
export type CurrentStepAt<Page extends CurrentStep['page']> = Extract<CurrentStep, { page: Page }>;

const verification: Journey<KeptStep> = { name: 'phone-verification', seconds: KEPT_SECONDS, state };

const isOfChange = ({ page }: KeptStep) => page === 'change' || page === 'change-codes';

/** The current step, from the journey cookie. A verified number has no other steps than those of its change. */
export async function findCurrentStep(context: AppLoadContext, player: PlayerSession): Promise<CurrentStep> {
  const opening = openingPage(player);
  const journey = await context.player.journeys.find(verification, player.username);
  if (opening === 'verified') {
    const canChange = await hasCapability(context, 'phone-change');
    return canChange && journey && isOfChange(journey) ? journey : { page: 'verified', canChange };
  }
  return journey && !isOfChange(journey) && !(journey.page === 'not-verified' && opening === 'update')
    ? journey
    : { page: opening };
}

export const keepStep = ({ player }: AppLoadContext, { username }: PlayerSession, step: KeptStep): Promise<void> =>
  player.journeys.keep(verification, username, step);

/** Leads back to the opening page. */
export const endSteps = ({ player }: AppLoadContext): void => player.journeys.end(verification);

/** Response that shows the step that is kept now. */
export const redirectToStep = () => replaceWith(PHONE_VERIFICATION_PATH);

export const redirectWithMessage = (context: AppLoadContext, message: string, type?: 'info' | 'error') =>
  replaceWithMessage(context, PHONE_VERIFICATION_PATH, message, type);

/** Response for a button of an outdated page, after another tab went on. */
export const redirectToChangedStep = (context: AppLoadContext) =>
  redirectWithMessage(context, context.page.translation.t('phone-code-server', 'moved'), 'info');
