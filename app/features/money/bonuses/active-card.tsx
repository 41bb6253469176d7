import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { Region } from '~/ui/region';
import type { ActiveView } from './active-view.server';
import { bonusAnchor } from './bonus-paths';
import styles from './bonus-centre.module.css';
import { useLiveProgress } from './bonus-progress-store';
import { ProgressBar } from './progress-bar';

export function ActiveCard({ bonus, copy }: { bonus: ActiveView; copy: Copy<'bonuses'> }) {
  const progress = useLiveProgress(bonus.id, bonus.progress);
  const titleId = `active-${bonus.id}`;
  return (
    <Panel>
      <article id={bonusAnchor(bonus.id)} className={styles.card} aria-labelledby={titleId} data-bonus-progress="">
        <div className={styles.about}>
          <h3 id={titleId}>{bonus.title}</h3>
          {!progress && <Badge tone={bonus.status.tone}>{bonus.status.label}</Badge>}
        </div>
        {progress && (
          <>
            <p className={styles.left}>
              <span>{interpolate(copy.leftToStake, { ...progress })}</span>{' '}
              {bonus.order && <Badge tone={bonus.order.tone}>{bonus.order.label}</Badge>}
            </p>
            <ProgressBar
              percent={progress.percent}
              label={copy.progress}
              text={interpolate(copy.wagered, { ...progress })}
            />
          </>
        )}
        {bonus.freeSpins && <Spins spins={bonus.freeSpins} />}
        {(bonus.game !== null || bonus.forfeit !== null) && (
          <div className={styles.choice}>
            {bonus.game !== null && (
              <ButtonLink look="quiet" href={bonus.game.href}>
                {bonus.game.label}
              </ButtonLink>
            )}
            {bonus.forfeit !== null && (
              <ButtonLink
                look="quiet"
                href={bonus.forfeit}
                data-dialog=""
                aria-label={`${copy.forfeit}: ${bonus.title}`}
              >
                {copy.forfeit}
              </ButtonLink>
            )}
          </div>
        )}
        <Region of={bonus.details} />
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
