import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import type { Journey } from '~/session/journeys.server';
import { RECOVERY_START, type BegunRecovery, type Recovery } from './recovery-flow';

/** Longer than a slow e-mail takes and than codes live. */
const RECOVERY_SECONDS = 20 * 60;

/** Short: after the last screen a new visit starts another recovery. */
const DONE_SECONDS = 30;

const username = z.string();

interface Reached {
  readonly reachedAt: number;
}

/** A stored step. `reachedAt` (ms) distinguishes two visits of the code step. */
type KeptRecovery = Recovery & Reached;

const reachedAt = z.number();

const journey: Journey<BegunRecovery & Reached> = {
  name: 'recovery',
  seconds: RECOVERY_SECONDS,
  state: z.discriminatedUnion('step', [
    z.object({ step: z.literal('code'), username, reachedAt }),
    z.object({ step: z.literal('password'), username, code: z.string(), reachedAt }),
    z.object({ step: z.literal('done'), account: z.string(), reachedAt }),
  ]),
};

const GUEST = '';

export async function findRecovery({ player: { journeys } }: AppLoadContext): Promise<KeptRecovery> {
  return (await journeys.find(journey, GUEST)) ?? { ...RECOVERY_START, reachedAt: 0 };
}

/** The username of an account whose password was changed a moment ago in this browser. */
export async function findRecoveredAccount(context: AppLoadContext): Promise<string | null> {
  const recovery = await findRecovery(context);
  return recovery.step === 'done' ? recovery.account : null;
}

export async function keepRecovery({ player: { journeys } }: AppLoadContext, recovery: BegunRecovery): Promise<void> {
  const seconds = recovery.step === 'done' ? DONE_SECONDS : RECOVERY_SECONDS;
  await journeys.keep({ ...journey, seconds }, GUEST, { ...recovery, reachedAt: Date.now() });
}
