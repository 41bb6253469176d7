import { useFreshBonuses, useLiveProgress } from '~/features/money/bonuses/bonus-progress-store';
import { ProgressBar } from '~/features/money/bonuses/progress-bar';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import type { ActiveBonus } from './active-bonus.server';
import styles from './active-bonus-panel.module.css';

interface ActiveBonusPanelProps {
  readonly bonus: ActiveBonus;
  readonly copy: Pick<Copy<'home'>, 'bonusProgress' | 'myBonuses'>;
}

/** The player's bonus under way, with its live progress. */
export function ActiveBonusPanel({ bonus, copy }: ActiveBonusPanelProps) {
  useFreshBonuses();
  const progress = useLiveProgress(bonus.id, bonus.progress);
  return (
    <section className={styles.panel} aria-labelledby="active-bonus" data-bonus-progress="">
      <Icon name="bonus" />
      <h2 id="active-bonus">{bonus.title}</h2>
      <a href={bonus.href}>{bonus.all ?? copy.myBonuses}</a>
      {progress === null ? (
        <p>{bonus.note}</p>
      ) : (
        <ProgressBar
          percent={progress.percent}
          label={copy.bonusProgress}
          text={interpolate(bonus.wagered, { ...progress })}
        >
          {bonus.note !== '' && <span>{bonus.note}</span>}
        </ProgressBar>
      )}
    </section>
  );
}
