import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FavouritesScope, STARS } from '~/features/play/favourites/favourites-scope';
import '~/features/play/lobby/tile-styles';
import { interpolate } from '~/i18n/interpolate';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
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
        <SearchField copy={data.fieldCopy} id="search" words={words} live={data.live} isFirst={words === ''} />
        {words === '' && <p className={styles.note}>{copy.lead}</p>}
        <Recent data={data} />
        {words !== '' && <LinkTabs label={copy.kinds} tabs={data.tabs} />}
        {words !== '' && data.isPartial && (
          <Notice kind="warning">
            <p>{copy.partial}</p>
          </Notice>
        )}
        {words !== '' && data.isEmpty && <NothingFound data={data} />}
        {data.isForgiving && <p className={styles.note}>{interpolate(copy.forgiving, { words })}</p>}
        {data.groups.map((group) => (
          <LinkGroup key={group.id} group={group} />
        ))}
        <Games data={data} />
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

function NothingFound({ data: { copy, words, elsewhere } }: { data: SearchData }) {
  return (
    <EmptyState icon="search" title={interpolate(copy.none, { words })}>
      <p>{copy.noneHint}</p>
      {elsewhere && (
        <ButtonLink look="quiet" href={elsewhere.href}>
          {elsewhere.label}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function LinkGroup({ group: { title, links } }: { group: SearchData['groups'][number] }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <LinkTabs label={title} tabs={links} />
    </section>
  );
}

/** The games that were found; popular ones where nothing was. */
function Games({ data: { copy, tiles, isEmpty, count } }: { data: SearchData }) {
  if (tiles === null) return null;
  return (
    <section className={styles.part} aria-labelledby="found-games" data-popular={isEmpty || undefined}>
      <h2 id="found-games">{isEmpty ? copy.popular : copy.games}</h2>
      {!isEmpty && <p className={styles.note}>{count}</p>}
      <Region of={tiles} />
    </section>
  );
}
