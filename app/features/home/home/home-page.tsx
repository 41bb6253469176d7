import { useLoaderData } from '@remix-run/react';
import '~/features/play/lobby/tile-styles';
import { PausedNotice } from '~/features/protection/player-limits/paused-notice';
import { Region } from '~/ui/region';
import { ActiveBonusPanel } from './active-bonus-panel';
import './banner.module.css';
import './game-row.module.css';
import styles from './home-page.module.css';
import type { loadHome } from './home.server';
import './sign-up-panel.module.css';
import './match-row.module.css';
import './top-winners.module.css';
import './video-banner.module.css';

/** How many rows come before the banner on phones: visitors look for games. */
const FIRST_ROWS = 2;

/** The home page: static regions, and the bonus under way. What leads it stands beside the banner on wide screens. */
export function HomePage() {
  const { heading, pause, banner, hasBanner, bonus, lead, rows } = useLoaderData<typeof loadHome>();
  const show = ({ id, region }: (typeof rows)[number]) =>
    region ? <Region key={id} of={region} /> : bonus && <ActiveBonusPanel key={id} bonus={bonus} copy={bonus.copy} />;
  return (
    <div className={hasBanner ? `${styles.page} ${styles.beside}` : styles.page}>
      <div className={styles.lead}>
        <h1>{heading}</h1>
        {pause && <PausedNotice {...pause} />}
        {lead.map(show)}
      </div>
      {rows.slice(0, FIRST_ROWS).map(show)}
      <Region of={banner} />
      {rows.slice(FIRST_ROWS).map(show)}
    </div>
  );
}
