import type { AppLoadContext } from '@remix-run/node';
import { interruptLogin } from './second-step-journey.server';

type Context = Pick<AppLoadContext, 'player'> & { readonly page: Pick<AppLoadContext['page'], 'translation'> };

/**
 * Fills in the username of the login form for a player whose account has just been opened, but who has no session. Resolves
 * to what the form says.
 */
export async function openedWithoutSession(context: Context, username: string): Promise<string> {
  await interruptLogin(context, username);
  return context.page.translation.t('login-server', 'accountOpened', { username });
}
