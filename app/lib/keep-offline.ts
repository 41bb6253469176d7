import type { ClientActionFunctionArgs } from '@remix-run/react';

/** The answer to a form that never reached the server. */
export const OFFLINE = 'offline';

/**
 * Sends the form, and says so when it could not be sent: left to itself, a lost connection would replace the page, and
 * with it what was typed.
 */
export async function keepOffline({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  try {
    return await serverAction();
  } catch (failure) {
    // Redirects and error pages are answers.
    if (failure instanceof TypeError) return OFFLINE;
    throw failure;
  }
}
