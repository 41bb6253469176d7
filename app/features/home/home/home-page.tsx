import { useLoaderData } from '@remix-run/react';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { ActiveBonusPanel } from './active-bonus-panel';
import { Banner } from './banner';
import { GameRow } from './game-row';
import styles from './home-page.module.css';
import type { HomeRow, loadHome } from './home.server';
import { JoinPanel } from './join-panel';
import { MatchRow } from './match-row';
import { TopWinners } from './top-winners';
import { VideoBanner } from './video-banner';

export function HomePage() {
  const { copy, slides, rows, username } = useLoaderData<typeof loadHome>();
  return (
    <div className={styles.page}>
      <Banner slides={slides} copy={copy} />
      <h1>{username === null ? copy.heading : interpolate(copy.welcomePlayer, { name: username })}</h1>
      {rows.map((row) => (
        <Row key={row.id} row={row} copy={copy} />
      ))}
    </div>
  );
}

function Row({ row, copy }: { row: HomeRow; copy: Copy<'home'> }) {
  switch (row.id) {
    case 'join':
      return <JoinPanel facts={row.facts} copy={copy} />;
    case 'bonus':
      return <ActiveBonusPanel bonus={row.bonus} copy={copy} />;
    case 'matches':
      return <MatchRow row={row} copy={copy} />;
    case 'winners':
      return (
        <div className={styles.pair}>
          <TopWinners winners={row.winners} copy={copy} />
          {row.video && <VideoBanner video={row.video} copy={copy} />}
        </div>
      );
    default:
      return <GameRow row={row} copy={copy} />;
  }
}
