import type { SerializeFrom } from '@remix-run/node';
import { SlipForm } from '~/features/betting/slip/slip-form';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import field from '~/ui/field.module.css';
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
  const { copy, path, search, days, leagues, matches, empty, earlier, more } = data;
  useKeptPrices(data.odds);
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{data.title}</h1>
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
          {days.length > 0 && (
            <select
              className={field.input}
              id="book-day"
              name="day"
              key={days.find(({ isChosen }) => isChosen)?.value}
              defaultValue={days.find(({ isChosen }) => isChosen)?.value}
              aria-label={copy.day}
            >
              {days.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          <Button look="quiet" type="submit">
            {copy.searchButton}
          </Button>
        </form>
      </div>
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
