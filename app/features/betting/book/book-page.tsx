import type { SerializeFrom } from '@remix-run/node';
import { SlipForm } from '~/features/betting/slip/slip-form';
import { CsrfField } from '~/session/csrf-field';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import field from '~/ui/field.module.css';
import { IconButton } from '~/ui/icon-button';
import { LinkTabs } from '~/ui/link-tabs';
import { Region } from '~/ui/region';
import styles from './book-page.module.css';
import './match-list.module.css';
import './price.module.css';
import type { loadBook } from './book.server';
import { OddsTime } from './odds-time';
import { useKeptPrices } from './use-kept-prices';

/** A list of matches. */
export function BookPage({ data }: { data: SerializeFrom<typeof loadBook> }) {
  const { copy, path, search, days, league, favourites, leagues, matches, empty, earlier, more } = data;
  const chosenDay = days.find(({ isChosen }) => isChosen)?.value;
  useKeptPrices(data.odds);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{data.title}</h1>
        {league && (
          <form method="post" action="/preferences" className={styles.star}>
            <CsrfField />
            <input type="hidden" name="redirectTo" value={path} />
            <IconButton
              type="submit"
              icon={league.isFavourite ? 'star-filled' : 'star'}
              label={league.isFavourite ? copy.noFavourite : copy.favourite}
              name={league.isFavourite ? 'removeLeague' : 'addLeague'}
              value={league.name}
            />
          </form>
        )}
        <form action={path} role="search" aria-label={copy.search}>
          <input
            className={field.input}
            id="book-search"
            type="search"
            name="search"
            key={search}
            defaultValue={search}
            aria-label={copy.search}
            placeholder={copy.searchHint}
            maxLength={100}
          />
          <div className={styles.choice}>
            {days.length > 0 && (
              <select
                className={field.input}
                id="book-day"
                name="day"
                key={chosenDay}
                defaultValue={chosenDay}
                aria-label={copy.day}
              >
                {days.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
            <IconButton type="submit" icon="search" label={copy.searchButton} />
          </div>
        </form>
      </div>
      {favourites.length > 0 && <LinkTabs label={copy.favourites} tabs={favourites} />}
      <LinkTabs label={copy.sports} tabs={data.sports} />
      {leagues.length > 0 && <LinkTabs label={copy.leagues} tabs={leagues} />}
      <OddsTime odds={data.odds} copy={copy} />
      <SlipForm {...data.slip}>
        {matches && (
          <div className={styles.leagues}>
            <Region of={matches} />
          </div>
        )}
      </SlipForm>
      {empty !== null && (
        <EmptyState icon="sports" title={empty}>
          <ButtonLink look="quiet" href={data.sports[0]?.href ?? path}>
            {copy.allMatches}
          </ButtonLink>
        </EmptyState>
      )}
      {(earlier ?? more) && (
        <p className={styles.pages}>
          {earlier && (
            <ButtonLink look="quiet" rel="prev" href={earlier}>
              {copy.earlier}
            </ButtonLink>
          )}
          {more && (
            <ButtonLink look="quiet" rel="next" href={more}>
              {copy.more}
            </ButtonLink>
          )}
        </p>
      )}
    </div>
  );
}
