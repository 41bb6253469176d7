import type { Copy } from '~/i18n/messages';
import styles from './odds-time.module.css';

interface OddsTimeProps {
  /** When the odds of the page were read, and the way to those of now. */
  odds: { readonly at: string; readonly again: string };
  copy: Copy<'book'>;
}

/** For readers without scripts, which keep the prices up to date. */
export const OddsTime = ({ odds: { at, again }, copy }: OddsTimeProps) => (
  <p className={styles.time}>
    <span>{at}</span> <a href={again}>{copy.refresh}</a>
  </p>
);
