import { randomInt } from 'node:crypto';
import { NotificationType } from '~/upstream/contract/values';
import { noticeTexts } from '../messages';
import { formatMoney } from '../money';
import type { Services } from '../services';
import type { Notice } from '../store/notifications';
import type { Hub } from './hub';

const LEAST_MINOR = 2_500_000;
const MOST_MINOR = 40_000_000;
const initials = 'ABCDEFGHKLMNOPRSTUVYZ';

/** Notifies the connected players who have not paused play of a jackpot every `intervalMs`. Returns a function that stops it. */
export function announceJackpots(
  hub: Hub,
  { notifier, limits }: Pick<Services, 'notifier' | 'limits'>,
  intervalMs: number,
): () => void {
  const timer = setInterval(() => {
    const notice = inventJackpot();
    for (const playerId of hub.connectedPlayers()) {
      if (!limits.exclusionOf(playerId)) notifier.notify(playerId, notice);
    }
  }, intervalMs);
  return () => clearInterval(timer);
}

/** A jackpot with an invented winner: the demonstration has too few players for a real one. */
function inventJackpot(): Notice {
  const amountMinor = randomInt(LEAST_MINOR, MOST_MINOR);
  const winner = `${initials[randomInt(initials.length)]}***${initials[randomInt(initials.length)]}`;
  return {
    type: NotificationType.Jackpot,
    ...noticeTexts('jackpotWon', (locale) => ({ winner, amount: formatMoney(amountMinor, locale) })),
  };
}
