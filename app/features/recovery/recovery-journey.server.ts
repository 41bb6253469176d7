import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod/v4';
import type { Journey } from '~/session/journeys.server';
import { RECOVERY_START, type Recovery } from './recovery-flow';

/** Longer than a slow e-mail takes, and than codes live. */
const RECOVERY_SECONDS = 20 * 60;

/** The last screen leads on to the login form by itself: come back later, and a recovery begins anew. */
const DONE_SECONDS = 30;

const username = z.string();

const journey: Journey<Recovery> = {
  name: 'recovery',
  seconds: RECOVERY_SECONDS,
  state: z.discriminatedUnion('step', [
    z.object({ step: z.literal('username') }),
    z.object({ step: z.literal('code'), username }),
    z.object({ step: z.literal('password'), username, code: z.string() }),
    z.object({ step: z.literal('done') }),
  ]),
};

const GUEST = '';

export async function findRecovery({ journeys }: AppLoadContext): Promise<Recovery> {
  return (await journeys.find(journey, GUEST)) ?? RECOVERY_START;
}

export async function keepRecovery({ journeys }: AppLoadContext, recovery: Recovery): Promise<void> {
  if (recovery.step === 'username') return journeys.end(journey);
  const seconds = recovery.step === 'done' ? DONE_SECONDS : RECOVERY_SECONDS;
  await journeys.keep({ ...journey, seconds }, GUEST, recovery);
}
