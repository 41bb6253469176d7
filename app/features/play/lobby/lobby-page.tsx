import { FavouritesScope } from '~/features/play/favourites/favourites-scope';
import { SearchField } from '~/features/play/search-field/search-field';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { LinkTabs } from '~/ui/link-tabs';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import { FilterSheet } from './filter-sheet';
import { GameTiles } from './game-tiles';
import styles from './lobby-page.module.css';
import { MoreGames } from './more-games';
import { TileRow } from './tile-row';
import { useLobby } from './use-lobby';

/** Images on the first screen of the widest layout. With a row above the grid, the row's images count instead. */
const FIRST_SCREEN = 7;

export function LobbyPage() {
  const { data, show } = useLobby();
  const { copy, tileCopy, isPlayer, tiles, empty } = data;
  const list = { isPlayer, copy: tileCopy };
  const hasRow = data.rows.length > 0;
  return (
    <FavouritesScope codes={data.favourites} isPlayer={isPlayer} copy={tileCopy}>
      <div className={styles.page}>
        <div className={styles.top}>
          <h1>{data.title}</h1>
          <p className={styles.count} role="status">
            {!empty && data.count}
          </p>
          <SearchField copy={data.searchCopy} id="lobby-search" live={data.lobby === 'live' ? '1' : '0'} />
        </div>
        {data.filters.length > 1 && <LinkTabs label={copy.filters} tabs={data.filters} />}
        <FilterSheet data={data} onShow={show} />
        {data.earlier && (
          <ButtonLink look="quiet" href={data.earlier} rel="prev">
            {copy.earlier}
          </ButtonLink>
        )}
        {data.rows.map((row, place) => (
          <TileRow key={place} {...list} {...row} firstScreen={place === 0 ? FIRST_SCREEN : 0} />
        ))}
        {empty ? (
          <EmptyState icon="games" title={empty.title}>
            <ButtonLink look="quiet" href={empty.href}>
              {empty.label}
            </ButtonLink>
          </EmptyState>
        ) : (
          <section className={styles.games} aria-labelledby="all-games">
            <h2 id="all-games" className={hasRow ? styles.heading : visuallyHidden.text}>
              {copy.allGames}
            </h2>
            <GameTiles {...list} tiles={tiles} firstScreen={hasRow ? 0 : FIRST_SCREEN} />
          </section>
        )}
        {data.more && <MoreGames data={data} href={data.more} onMore={show} />}
      </div>
    </FavouritesScope>
  );
}
