import { useLoaderData } from '@remix-run/react';
import { FavouritesScope } from '~/features/favourites/favourites-scope';
import { GameTiles } from '~/features/lobby/game-tiles';
import { fill } from '~/i18n/fill';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { LinkTabs } from '~/ui/link-tabs';
import { SearchField } from './search-field';
import styles from './search-page.module.css';
import type { loadSearch } from './search.server';

const FIRST_SCREEN = 7;

export function SearchPage() {
  const data = useLoaderData<typeof loadSearch>();
  const { copy, tileCopy, words, isLive, isPlayer, tiles, more } = data;
  return (
    <FavouritesScope codes={data.favourites} isPlayer={isPlayer} copy={tileCopy}>
      <div className={styles.page}>
        <h1>{data.title}</h1>
        <SearchField copy={data.fieldCopy} id="search" words={words} isLive={isLive} />
        <LinkTabs label={copy.kinds} tabs={data.tabs} />
        {words === '' && <p className={styles.note}>{copy.lead}</p>}
        {words !== '' && tiles.length === 0 && (
          <EmptyState icon="search" title={fill(copy.none, { words })}>
            <p>{copy.noneHint}</p>
          </EmptyState>
        )}
        {tiles.length > 0 && (
          <>
            <p className={styles.note}>{data.count}</p>
            <GameTiles look="grid" tiles={tiles} isPlayer={isPlayer} copy={tileCopy} firstScreen={FIRST_SCREEN} />
          </>
        )}
        {more !== null && (
          <p className={styles.more}>
            <ButtonLink look="quiet" rel="next" href={more}>
              {copy.more}
            </ButtonLink>
          </p>
        )}
      </div>
    </FavouritesScope>
  );
}
