import { randomInt } from 'node:crypto';
import { NotificationType } from '~/upstream/contract/values';
import { formatMoney } from '../money';
import type { Notice, Notifier } from '../notifier';
import type { Hub } from './hub';

const LEAST_MINOR = 2_500_000;
const MOST_MINOR = 40_000_000;
const initials = 'ABCDEFGHKLMNOPRSTUVYZ';

/** Tells the players who listen of a jackpot every `intervalMs`. Returns the way to stop. */
export function announceJackpots(hub: Hub, notifier: Notifier, intervalMs: number): () => void {
  const timer = setInterval(() => {
    const notice = inventJackpot();
    for (const playerId of hub.connectedPlayers()) notifier.notify(playerId, notice);
  }, intervalMs);
  return () => clearInterval(timer);
}

/** The winner is made up: the demonstration has no crowd of players of its own. */
function inventJackpot(): Notice {
  const amountMinor = randomInt(LEAST_MINOR, MOST_MINOR);
  const winner = `${initials[randomInt(initials.length)]}***${initials[randomInt(initials.length)]}`;
  return {
    type: NotificationType.Jackpot,
    title: { tr: 'Büyük ikramiye çıktı', en: 'A jackpot was won' },
    note: {
      tr: `${winner} az önce ${formatMoney(amountMinor, 'tr')} kazandı.`,
      en: `${winner} has just won ${formatMoney(amountMinor, 'en')}.`,
    },
  };
}
