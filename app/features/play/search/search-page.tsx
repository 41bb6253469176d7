import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FavouritesScope, STARS } from '~/features/play/favourites/favourites-scope';
import '~/features/play/lobby/tile-styles';
import { interpolate } from '~/i18n/interpolate';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { LinkTabs } from '~/ui/link-tabs';
import { Notice } from '~/ui/notice';
import { Region } from '~/ui/region';
import { SearchField } from '~/features/play/search-field/search-field';
import styles from './search-page.module.css';
import type { loadSearch } from './search.server';

type SearchData = SerializeFrom<typeof loadSearch>;

export function SearchPage() {
  const data = useLoaderData<typeof loadSearch>();
  const { copy, words, isPlayer, more } = data;
  return (
    <FavouritesScope codes={data.favourites} isPlayer={isPlayer} formId={STARS} copy={data}>
      <div className={styles.page}>
        <h1>{data.title}</h1>
        {words === '' && <p className={styles.note}>{copy.lead}</p>}
        <SearchField
          copy={data.fieldCopy}
          id="search"
          words={words}
          live={data.live}
          isFirst={words === '' && data.home === null}
        />
        {data.home !== null && (
          <p>
            <ButtonLink look="quiet" href="/">
              {data.home}
            </ButtonLink>
          </p>
        )}
        <Recent data={data} />
        {words !== '' && <LinkTabs label={copy.kinds} tabs={data.tabs} />}
        {words !== '' && data.isPartial && !data.isEmpty && (
          <Notice kind="warning">
            <p>{copy.partial}</p>
          </Notice>
        )}
        {words !== '' && data.isEmpty && <NoHits data={data} />}
        {data.isForgiving && <p className={styles.note}>{interpolate(copy.forgiving, { words })}</p>}
        {data.groups.map((group) => (
          <LinkGroup key={group.id} group={group} />
        ))}
        <Games data={data} />
        {data.popular && <Region of={data.popular} />}
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

function Recent({ data: { copy, recent } }: { data: SearchData }) {
  if (recent.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="recent-searches">
      <h2 id="recent-searches">{copy.recent}</h2>
      <LinkTabs label={copy.recent} tabs={recent} />
      <form method="post" action="/search">
        <CsrfField />
        <Button look="quiet" type="submit">
          {copy.clearRecent}
        </Button>
      </form>
    </section>
  );
}

/** A list that could not be read may have what was searched for: then the page does not say that there is nothing. */
function NoHits({ data: { copy, words, elsewhere, isPartial, here } }: { data: SearchData }) {
  const [title, hint] = isPartial ? [copy.failed, copy.failedHint] : [copy.none, copy.noneHint];
  const link = elsewhere ?? (isPartial ? { label: copy.retry, href: here } : null);
  return (
    <EmptyState icon={isPartial ? 'warning' : 'search'} title={interpolate(title, { words })}>
      <p>{hint}</p>
      {link && (
        <ButtonLink look="quiet" href={link.href}>
          {link.label}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function LinkGroup({ group: { title, icon, links } }: { group: SearchData['groups'][number] }) {
  return (
    <section className={`${styles.part} ${styles.links}`}>
      <h2 className={styles.title}>
        <Icon name={icon} />
        {title}
      </h2>
      <LinkTabs label={title} tabs={links} />
    </section>
  );
}

/** The games that were found; popular ones where nothing was. */
function Games({ data: { copy, tiles, isEmpty, count } }: { data: SearchData }) {
  if (tiles === null) return null;
  return (
    <section
      className={styles.part}
      aria-labelledby="found-games"
      data-popular={isEmpty || undefined}
      data-results={!isEmpty || undefined}
    >
      <h2 id="found-games" className={styles.title}>
        <Icon name={isEmpty ? 'star' : 'games'} />
        {isEmpty ? copy.popular : copy.games}
      </h2>
      {!isEmpty && <p className={styles.note}>{count}</p>}
      <Region of={tiles} />
    </section>
  );
}
