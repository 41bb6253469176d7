import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { Badge } from '~/ui/badge';
import { Panel } from '~/ui/panel';
import { Region } from '~/ui/region';
import type { ActiveView } from './active-view.server';
import { bonusAnchor } from './bonus-paths';
import styles from './bonus-centre.module.css';
import { useLiveProgress } from './bonus-progress-store';
import { BonusFacts } from './bonus-terms';
import { ProgressBar } from './progress-bar';

/** A bonus under way: what is left to do, what is at stake, and the way to give it up. */
export function ActiveCard({ bonus, copy }: { bonus: ActiveView; copy: Copy<'bonuses'> }) {
  const progress = useLiveProgress(bonus.id, bonus.progress);
  const titleId = `active-${bonus.id}`;
  return (
    <Panel>
      <article id={bonusAnchor(bonus.id)} className={styles.card} aria-labelledby={titleId} data-bonus-progress="">
        <div className={styles.about}>
          <h3 id={titleId}>{bonus.title}</h3>
          {!progress && <Badge tone={bonus.status.tone}>{bonus.status.label}</Badge>}
          <p>{bonus.description}</p>
        </div>
        {progress && (
          <ProgressBar
            percent={progress.percent}
            label={copy.progress}
            text={interpolate(copy.wagered, { ...progress })}
          />
        )}
        {bonus.freeSpins && <Spins spins={bonus.freeSpins} />}
        {progress && <BonusFacts facts={[{ name: copy.left, text: progress.left }]} />}
        <Region of={bonus.details} />
        {(bonus.terms !== null || bonus.forfeit !== null) && (
          <div className={styles.ways}>
            {bonus.terms !== null && (
              <a href={bonus.terms} aria-label={`${copy.terms}: ${bonus.title}`}>
                {copy.terms}
              </a>
            )}
            {bonus.forfeit !== null && (
              <a href={bonus.forfeit} data-dialog="" aria-label={`${copy.forfeit}: ${bonus.title}`}>
                {copy.forfeit}
              </a>
            )}
          </div>
        )}
      </article>
    </Panel>
  );
}

function Spins({ spins: { text, game } }: { spins: NonNullable<ActiveView['freeSpins']> }) {
  return (
    <p>
      <span>{text}</span>
      {game && (
        <>
          :{' '}
          <a href={game.href} translate="no">
            {game.name}
          </a>
        </>
      )}
    </p>
  );
}
