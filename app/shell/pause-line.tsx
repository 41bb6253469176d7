import { useLocation } from '@remix-run/react';
import { PAUSE_PATH } from '~/session/pause-path';
import styles from './pause-line.module.css';
import type { ShellData } from './use-shell';

interface PauseLineProps {
  /** Until when. */
  pause: string;
  copy: ShellData['copy']['shell'];
}

/** Says on each page that play is paused, and until when. The home page and the page of the pause say it themselves. */
export function PauseLine({ pause, copy }: PauseLineProps) {
  const { pathname } = useLocation();
  if (pathname === '/' || pathname === PAUSE_PATH) return null;
  return (
    <p className={styles.line}>
      <b>{pause}.</b> <span>{copy.pausedMeans}</span> <a href={PAUSE_PATH}>{copy.pausedMore}</a>
    </p>
  );
}
