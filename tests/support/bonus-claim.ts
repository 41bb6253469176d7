import { randomInt } from 'node:crypto';
import type { RunningOperator } from '../../operator/operator';
import type { TestPlayer } from './players';
import { lastCodeTo } from './operator-outbox';

/** Verifies the player's phone and claims the trial bonus, which causes a notification. */
export async function claimTrialBonus(operator: Pick<RunningOperator, 'outboxUrl'>, player: TestPlayer): Promise<void> {
  const phone = `9055${randomInt(1e7, 1e8)}`;
  await player.call('customer/updatephone', { step: 1, phone });
  await player.call('customer/updatephone', { step: 2, phone, code: await lastCodeTo(operator, phone) });
  const { success, message } = await player.call('bonus/definetrialbonus');
  if (!success) throw new Error(`No trial bonus: ${message}`);
}
