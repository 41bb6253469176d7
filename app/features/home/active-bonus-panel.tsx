import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import type { ActiveBonus } from './active-bonus.server';
import styles from './active-bonus-panel.module.css';

/** The player's bonus under way, with its progress. */
export function ActiveBonusPanel({ bonus, copy }: { bonus: ActiveBonus; copy: Copy<'home'> }) {
  return (
    <section className={styles.panel} aria-labelledby="active-bonus">
      <Icon name="bonus" />
      <div>
        <h2 id="active-bonus">{bonus.title}</h2>
        <progress max={100} value={bonus.percent} aria-label={copy.bonusProgress} />
        <p>
          {bonus.progress} {bonus.expires !== null && <span>{bonus.expires}</span>}
        </p>
      </div>
      <a href="/dashboard/bonuses">{copy.myBonuses}</a>
    </section>
  );
}
