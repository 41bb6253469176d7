import { useLoaderData } from '@remix-run/react';
import { SlipForm } from '~/features/betting/slip/slip-form';
import { EmptyState } from '~/ui/empty-state';
import { Region } from '~/ui/region';
import './markets.module.css';
import styles from './match-page.module.css';
import './price.module.css';
import type { loadMatch } from './match.server';
import { OddsTime } from './odds-time';
import { useKeptPrices } from './use-kept-prices';

export function MatchPage() {
  const { copy, title, home, away, isLive, when, score, sets, markets, slip, odds } = useLoaderData<typeof loadMatch>();
  useKeptPrices(odds);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 aria-label={title}>
          <span>{home}</span> {score ? <b>{score.join(' : ')}</b> : <i>–</i>} <span>{away}</span>
        </h1>
        <p className={styles.when}>
          {isLive && <b>{copy.live}</b>} <span>{when}</span> {sets.length > 0 && <span>{`(${sets.join(' · ')})`}</span>}
        </p>
      </header>
      <OddsTime odds={odds} copy={copy} />
      {markets ? (
        <SlipForm {...slip}>
          <div className={styles.markets}>
            <Region of={markets} />
          </div>
        </SlipForm>
      ) : (
        <EmptyState icon="sports" title={copy.noMarkets} />
      )}
    </div>
  );
}
