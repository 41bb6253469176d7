import { z } from 'zod';
import type { Translation } from '~/i18n/translator.server';
import type { Journeys } from './journeys.server';
import { interruptLogin } from './second-step-journey.server';

type Context = Parameters<typeof interruptLogin>[0] & {
  readonly page: { readonly translation: Pick<Translation, 't'> };
};

/**
 * Fills in the username of the login form for a player whose account has just been opened, but who has no session. Resolves
 * to what the form says.
 */
export async function openedWithoutSession(context: Context, username: string): Promise<string> {
  await interruptLogin(context, username);
  return context.page.translation.t('login-server', 'accountOpened', { username });
}

/** The name of the journey that a registration begins. */
export const ONBOARDING = 'onboarding';

/** Whether this player has just registered, whether or not the session still holds. */
export const isOnboarding = async (journeys: Journeys, username: string): Promise<boolean> =>
  (await journeys.find({ name: ONBOARDING, seconds: 0, state: z.looseObject({}) }, username)) !== null;
