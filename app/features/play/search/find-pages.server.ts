import type { AppLoadContext } from '@remix-run/node';
import type { Translation, Translator } from '~/i18n/translator.server';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import type { Page, PageRegistry } from '~/request/page-facts';
import { guardedLink } from '~/session/login-link';
import { pausedUntil } from '~/session/paused-play.server';
import { capabilitiesOf, isOffered } from '~/upstream/capabilities';
import type { CallData } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';
import { findPagePath } from '~/upstream/page-path';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import type { FoundGroup } from './found-link';
import { createSearchIndex, Fit, type Entry } from './search-index';

type ContentGroups = CallData<typeof cms.categorylist>;

/** Finds pages of the site and of the operator. */
export async function findPages(context: AppLoadContext, words: string): Promise<FoundGroup> {
  const { content, page, player, site } = context;
  const [bootstrap, groups] = await Promise.all([content.find(cms.grouped, {}), content.find(cms.categorylist, {})]);
  const index = indexOf([page.registry, site.translator, page.translation, bootstrap ?? NO_DATA, groups ?? NO_DATA]);
  const isPlayer = player.session.player !== null;
  const isPaused = pausedUntil(player.session.player) !== null;
  const { items, ...found } = index.find(
    words,
    ({ isForGuests, isPlay }) => !(isForGuests && isPlayer) && !(isPlay && isPaused),
  );
  return {
    ...found,
    // A page that is for the words comes before a game that has them only later in its name.
    fits: found.fits.map((fit) => (fit <= Fit.ownWords ? Math.min(fit, Fit.nameStart) : fit)),
    items: items.map(({ label, path, isForPlayers }) => ({
      label,
      note: null,
      link: guardedLink(path, isPlayer || !isForPlayers),
    })),
    isPartial: bootstrap === null || groups === null,
  };
}

interface FoundPage {
  readonly label: string;
  readonly path: string;
  readonly isForGuests: boolean;
  readonly isForPlayers: boolean;
  readonly isPlay: boolean;
}

const NO_DATA = {};

type Sources = readonly [PageRegistry, Translator, Translation, Bootstrap, ContentGroups];

/**
 * One index for guests and players: what the visitor may find is decided at each search. Pages that fit equally well are in the
 * order of `search-words-server.json`.
 */
const indexOf = memoizeByIdentities((sources: readonly object[]) => {
  const [registry, translator, { t, copy }, bootstrap, groups] = sources as unknown as Sources;
  const lastFirst = Object.keys(copy('search-words-server')).reverse();
  const known = (data: object) => data !== NO_DATA;
  const site = sitePages(registry, known(bootstrap) ? bootstrap : null).map(
    ({ pattern, facts: { access, search } }) => ({
      item: {
        label: search.label(t),
        path: pattern,
        isForGuests: search.forGuests === true,
        isForPlayers: access === 'player',
        isPlay: search.isPlay === true,
      },
      name: search.label(t),
      words: translator.wordings('search-words-server', search.words).join(' '),
      popularity: lastFirst.indexOf(search.words),
    }),
  );
  return createSearchIndex([...site, ...(known(groups) ? operatorPages(groups) : [])]);
});

type SearchablePage = Page & { readonly facts: { readonly search: NonNullable<Page['facts']['search']> } };

const isSearchable = (page: Page): page is SearchablePage => page.facts.search !== undefined;

/** A page with several addresses has that of the operator's menu, or the first. */
function sitePages({ pages }: PageRegistry, bootstrap: Bootstrap | null): readonly SearchablePage[] {
  const variant = siteOptions(bootstrap).get('menuVariant');
  const capabilities = capabilitiesOf(bootstrap);
  const found = new Map<object, SearchablePage>();
  for (const page of pages.filter(isSearchable)) {
    const { search, capability } = page.facts;
    if (!isOffered(capabilities, capability)) continue;
    if (!found.has(search) || page.pattern.endsWith(`/${variant}`)) found.set(search, page);
  }
  return [...found.values()];
}

function operatorPages(groups: ContentGroups): readonly Entry<FoundPage>[] {
  const titles = new Map(groups.flatMap(({ content }) => content.map(({ id, title }) => [String(id), title.trim()])));
  return [...titles].flatMap(([id, label]) => {
    const path = findPagePath(id);
    return path !== null && label
      ? [{ item: { label, path, isForGuests: false, isForPlayers: false, isPlay: false }, name: label }]
      : [];
  });
}
