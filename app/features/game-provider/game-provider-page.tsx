import { useLoaderData } from '@remix-run/react';
import { FavouritesScope } from '~/features/favourites/favourites-scope';
import { GameTiles } from '~/features/lobby/game-tiles';
import type { loadGameProvider } from './game-provider.server';
import styles from './game-provider-page.module.css';

/** A provider of games: logo, text, and a row of its games for each lobby. */
export function GameProviderPage() {
  const { name, logo, text, count, copy, tileCopy, isPlayer, favourites, rows } =
    useLoaderData<typeof loadGameProvider>();
  return (
    <FavouritesScope codes={favourites} isPlayer={isPlayer} copy={tileCopy}>
      <div className={styles.page}>
        <header>
          {logo !== null && <img src={logo} alt="" width={200} height={64} />}
          <div>
            <h1>{name}</h1>
            <p>{count}</p>
          </div>
          {text !== null && <p>{text}</p>}
        </header>
        {rows.map(({ lobby, title, all, tiles }) => (
          <section key={lobby} aria-labelledby={lobby}>
            <div>
              <h2 id={lobby}>{title}</h2>
              <a href={all} aria-label={`${copy.seeAll}: ${title}`}>
                {copy.seeAll}
              </a>
            </div>
            <GameTiles look="row" tiles={tiles} isPlayer={isPlayer} copy={tileCopy} labelledBy={lobby} />
          </section>
        ))}
      </div>
    </FavouritesScope>
  );
}
