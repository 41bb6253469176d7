import type { Copy } from '~/i18n/messages';
import styles from './odds-time.module.css';
import type { oddsTime } from './odds-time.server';

/** The time zone, and for readers without scripts, which keep the prices up to date, when the odds were read. */
export const OddsTime = ({
  odds: { at, again, zone },
  copy,
}: {
  odds: ReturnType<typeof oddsTime>;
  copy: Copy<'book'>;
}) => (
  <>
    {zone !== null && <p className={styles.zone}>{zone}</p>}
    <p className={styles.time}>
      <span>{at}</span> <a href={again}>{copy.refresh}</a>
    </p>
  </>
);
