import type { AppLoadContext } from '@remix-run/node';
import { providerAddress } from '~/features/play/game-address/provider-address';
import { plainFacetsIn } from '~/features/play/lobby/facets.server';
import { DEFAULT_LOCALE } from '~/i18n/locale';
import { filtersFor } from '~/features/play/lobby/filters.server';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { LOBBIES, type Lobby } from '~/features/play/lobby/lobby';
import { lobbyAddress, WHOLE } from '~/features/play/lobby/lobby-view';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import { guardedLink } from '~/session/login-link';
import { capabilitiesOf, isOffered } from '~/upstream/capabilities';
import type { Game } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';
import { findPagePath } from '~/upstream/page-path';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import { createSearchIndex, type Entry, type Found } from './search-index';
import { sitePages, type SitePage } from './site-pages.server';

/** A link that the search finds. */
export interface FoundLink {
  readonly label: string;
  /** Where it leads, in addition to its label. */
  readonly note: string | null;
  /** The attributes of the link. A guest's link to a page for players leads to the login form first. */
  readonly link: { readonly href: string; readonly 'data-dialog'?: '' };
}

export interface FoundLinks {
  readonly providers: Found<FoundLink>;
  readonly categories: Found<FoundLink>;
  readonly pages: Found<FoundLink>;
  /** Whether the operator's pages could not be read. */
  readonly isPartial: boolean;
}

/** Searches providers, categories and pages. Never throws: what cannot be read is not found. */
export async function findLinks(context: AppLoadContext, words: string): Promise<FoundLinks> {
  const { content } = context;
  const { t } = context.page.translation;
  const [pages, { lobbies }] = await Promise.all([findPages(context), listLobbies(content)]);
  const noteOf = (lobby: Lobby) => t('lobby', `${lobby}Title`);
  const providers = providerIndex(lobbies.map(({ games }) => games)).find(words);
  const categories = lobbies.flatMap(({ lobby, games, categories }) => {
    if (games.length === 0) return [];
    const [, ...filters] = filtersFor({ path: `/casino/${lobby}`, view: WHOLE, categories, t });
    return filters.map(({ label, href }) => entryOf({ label, note: noteOf(lobby), link: { href } }));
  });
  return {
    providers: {
      ...providers,
      items: lobbies.some(({ isDetailed }) => isDetailed)
        ? [...new Set(providers.items.map(({ provider }) => provider))].map((provider) => ({
            label: provider,
            note: null,
            link: { href: providerAddress(provider) },
          }))
        : providers.items.map(({ lobby, provider }) => ({
            label: provider,
            note: noteOf(lobby),
            link: { href: lobbyAddress(`/casino/${lobby}`, { ...WHOLE, provider: [provider] }) },
          })),
    },
    categories: createSearchIndex(categories).find(words),
    pages: createSearchIndex(pages.entries).find(words),
    isPartial: pages.isPartial,
  };
}

const entryOf = (item: FoundLink, also = ''): Entry<FoundLink> => ({ item, name: item.label, also });

const providerIndex = memoizeByIdentities((lists: readonly (readonly Game[])[]) =>
  createSearchIndex(
    LOBBIES.flatMap((lobby, at) =>
      plainFacetsIn(DEFAULT_LOCALE)(lists[at] ?? []).provider.map((provider) => ({
        item: { lobby, provider },
        name: provider,
      })),
    ),
  ),
);

/** The pages of the site and of the operator. */
async function findPages(context: AppLoadContext) {
  const [bootstrap, groups] = await Promise.all([
    context.content.find(cms.grouped, {}),
    context.content.find(cms.categorylist, {}),
  ]);
  const site = sitePages.flatMap((page) => entriesOf(page, context, bootstrap));
  const contents = new Map(
    (groups ?? []).flatMap(({ content }) => content.map(({ id, title }) => [String(id), title])),
  );
  const operators = [...contents].flatMap(([id, title]) => {
    const href = findPagePath(id);
    return href !== null && title.trim() ? entryOf({ label: title.trim(), note: null, link: { href } }) : [];
  });
  return { entries: [...site, ...operators], isPartial: groups === null || bootstrap === null };
}

/** None for a page that this operator or this visitor does not have. */
function entriesOf(
  { path, label, words, isForGuests, hasVariant }: SitePage,
  { page: { registry, translation }, player: { session } }: AppLoadContext,
  bootstrap: Bootstrap | null,
): Entry<FoundLink>[] {
  const href = hasVariant && siteOptions(bootstrap).get('menuVariant') === 'fcg' ? `${path}/fcg` : path;
  const isPlayer = session.player !== null;
  const page = registry.pageAt(href);
  if (!page || (isForGuests && isPlayer)) return [];
  const { access, capability } = page.facts;
  if (!isOffered(capabilitiesOf(bootstrap), capability)) return [];
  const link = guardedLink(href, isPlayer || access !== 'player');
  return [entryOf({ label: label(translation.t), note: null, link: { ...link } }, words)];
}
