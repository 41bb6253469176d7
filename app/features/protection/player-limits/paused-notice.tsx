import type { Copy } from '~/i18n/messages';
import { Notice } from '~/ui/notice';
import { LIMITS_PATH } from './limit-names';

interface PausedNoticeProps {
  /** Until when. */
  paused: string;
  /** What becomes of the bonus under way; null without one. */
  bonus: string | null;
  copy: Pick<Copy<'player-pause'>, 'whilePaused' | 'withdraw' | 'histories' | 'support' | 'limits'>;
}

/** What a pause of play means, and what the player can do meanwhile. */
export function PausedNotice({ paused, bonus, copy }: PausedNoticeProps) {
  return (
    <Notice kind="warning" title={paused}>
      <p>{copy.whilePaused}</p>
      {bonus !== null && <p>{bonus}</p>}
      <p>
        <a href="/dashboard/withdraw">{copy.withdraw}</a> ·{' '}
        <a href="/dashboard/financial-activities">{copy.histories}</a> · <a href={LIMITS_PATH}>{copy.limits}</a> ·{' '}
        <a href="/support">{copy.support}</a>
      </p>
    </Notice>
  );
}
