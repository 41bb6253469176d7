import { LIMITS_PATH } from '~/features/player-limits/limit-names';
import type { Copy } from '~/i18n/messages';

/** What the player may still deposit, with the way to the limits. */
export function DepositLimitNote({ text, copy }: { text: string; copy: Copy<'cashier'> }) {
  return (
    <p>
      {text} <a href={LIMITS_PATH}>{copy.toLimits}</a>
    </p>
  );
}
