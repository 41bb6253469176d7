import { useLoaderData } from '@remix-run/react';
import { FavouritesScope } from '~/features/play/favourites/favourites-scope';
import { TileRow } from '~/features/play/lobby/tile-row';
import type { loadGameProvider } from './game-provider.server';
import styles from './game-provider-page.module.css';

/** A provider of games: logo, text, and a row of its games for each lobby. */
export function GameProviderPage() {
  const { name, logo, text, count, tileCopy, isPlayer, favourites, rows } = useLoaderData<typeof loadGameProvider>();
  return (
    <FavouritesScope codes={favourites} isPlayer={isPlayer} copy={tileCopy}>
      <div className={styles.page}>
        <header>
          {logo !== null && <img src={logo} alt="" width={200} height={64} />}
          <div>
            <h1 translate="no">{name}</h1>
            {count !== null && <p>{count}</p>}
          </div>
          {text !== null && <p>{text}</p>}
        </header>
        {rows.map(({ lobby, title, all, tiles }) => (
          <TileRow key={lobby} title={title} all={all} tiles={tiles} isPlayer={isPlayer} copy={tileCopy} />
        ))}
      </div>
    </FavouritesScope>
  );
}
