import { useLoaderData } from '@remix-run/react';
import { fill } from '~/i18n/fill';
import { Banner } from './banner';
import { GameRow } from './game-row';
import styles from './home-page.module.css';
import type { loadHome } from './home.server';
import { QuickLinks } from './quick-links';
import { TopWinners } from './top-winners';
import { VideoBanner } from './video-banner';

export function HomePage() {
  const { copy, links, slides, rows, winners, video, username } = useLoaderData<typeof loadHome>();
  const isPlayer = username !== null;
  return (
    <div className={styles.page}>
      <Banner slides={slides} copy={copy} />
      <div className={styles.welcome}>
        <h1>{isPlayer ? fill(copy.welcomePlayer, { name: username }) : copy.heading}</h1>
        <p className={styles.lead}>{isPlayer ? copy.playerLead : copy.guestLead}</p>
      </div>
      <QuickLinks links={links} label={copy.quickLinks} />
      {rows.map((row) => (
        <GameRow key={row.id} row={row} copy={copy} />
      ))}
      <div className={styles.pair}>
        <TopWinners winners={winners} copy={copy} />
        {video && <VideoBanner video={video} copy={copy} />}
      </div>
    </div>
  );
}
