import type { Copy } from '~/i18n/messages';
import { Notice } from '~/ui/notice';
import { LIMITS_PATH } from './limit-names';

interface PausedNoticeProps {
  /** Until when. */
  paused: string;
  /** What becomes of each bonus under way. */
  bonuses: readonly string[];
  copy: Pick<Copy<'player-pause'>, 'whilePaused' | 'withdraw' | 'histories' | 'support' | 'limits'>;
}

/** What a pause of play means, and what the player can do meanwhile. */
export function PausedNotice({ paused, bonuses, copy }: PausedNoticeProps) {
  return (
    <Notice kind="warning" title={paused}>
      <p>{copy.whilePaused}</p>
      <BonusesInPause bonuses={bonuses} />
      <p>
        <a href="/dashboard/withdraw">{copy.withdraw}</a> ·{' '}
        <a href="/dashboard/financial-activities">{copy.histories}</a> · <a href={LIMITS_PATH}>{copy.limits}</a> ·{' '}
        <a href="/support">{copy.support}</a>
      </p>
    </Notice>
  );
}

export const BonusesInPause = ({ bonuses }: Pick<PausedNoticeProps, 'bonuses'>) =>
  bonuses.map((text, index) => <p key={index}>{text}</p>);
