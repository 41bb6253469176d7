import { useLoaderData } from '@remix-run/react';
import { FavouritesScope, STARS } from '~/features/play/favourites/favourites-scope';
import '~/features/play/lobby/tile-styles';
import { Region } from '~/ui/region';
import type { loadGameProvider } from './game-provider.server';
import styles from './game-provider-page.module.css';

/** A provider of games: logo, text, and a row of its games for each lobby. */
export function GameProviderPage() {
  const data = useLoaderData<typeof loadGameProvider>();
  const { name, logo, text, count } = data;
  return (
    <FavouritesScope codes={data.favourites} isPlayer={data.isPlayer} formId={STARS} copy={data}>
      <div className={styles.page}>
        <header>
          {logo !== null && <img src={logo} alt="" width={200} height={64} />}
          <div>
            <h1 translate="no">{name}</h1>
            {count !== null && <p>{count}</p>}
          </div>
          {text !== null && <p>{text}</p>}
        </header>
        {data.rows.map((row, place) => (
          <Region key={place} of={row} />
        ))}
      </div>
    </FavouritesScope>
  );
}
