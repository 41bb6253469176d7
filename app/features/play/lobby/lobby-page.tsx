import { FavouritesScope, STARS } from '~/features/play/favourites/favourites-scope';
import './tile-styles';
import { SearchField } from '~/features/play/search-field/search-field';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { LinkTabs } from '~/ui/link-tabs';
import { Region } from '~/ui/region';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import { Filters } from './filters';
import styles from './lobby-page.module.css';
import { MoreGames } from './more-games';
import { useLobby } from './use-lobby';

export function LobbyPage() {
  const { data, show } = useLobby();
  const { copy, isPlayer, tiles, rows, empty } = data;
  return (
    <FavouritesScope codes={data.favourites} isPlayer={isPlayer} formId={STARS} copy={data}>
      <div className={styles.page}>
        <div className={styles.top}>
          <h1>{data.title}</h1>
          <p className={styles.count} role="status">
            {!empty && data.count}
          </p>
          <SearchField copy={data.searchCopy} id="lobby-search" live={data.lobby === 'live' ? '1' : '0'} />
        </div>
        <div className={styles.choices}>
          {data.filters.length > 1 && <LinkTabs label={copy.filters} tabs={data.filters} />}
          {data.choices && <Filters data={data} choices={data.choices} onShow={show} />}
        </div>
        {data.chips.length > 0 && <LinkTabs label={copy.chosen} tabs={data.chips} />}
        {data.earlier && (
          <ButtonLink look="quiet" href={data.earlier} rel="prev">
            {copy.earlier}
          </ButtonLink>
        )}
        {rows.map((row, place) => (
          <Region key={place} of={row} />
        ))}
        {empty ? (
          <EmptyState icon="games" title={empty.title}>
            <ButtonLink look="quiet" href={empty.href}>
              {empty.label}
            </ButtonLink>
          </EmptyState>
        ) : (
          <section className={styles.games} aria-labelledby="all-games">
            <h2 id="all-games" className={rows.length > 0 ? styles.heading : visuallyHidden.text}>
              {copy.allGames}
            </h2>
            <Region of={tiles} />
          </section>
        )}
        {data.more && <MoreGames data={data} href={data.more} onMore={show} />}
      </div>
    </FavouritesScope>
  );
}
