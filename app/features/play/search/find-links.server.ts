import type { AppLoadContext } from '@remix-run/node';
import { providerAddress } from '~/features/play/game-address/encode-game';
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

async function findPages(context: AppLoadContext) {
  const [bootstrap, groups] = await Promise.all([
    context.content.find(cms.grouped, {}),
    context.content.find(cms.categorylist, {}),
  ]);
  const site = pagesToFind(context, bootstrap).flatMap((page) => entriesOf(page, context, bootstrap));
  const contents = new Map(
    (groups ?? []).flatMap(({ content }) => content.map(({ id, title }) => [String(id), title])),
  );
  const operators = [...contents].flatMap(([id, title]) => {
    const href = findPagePath(id);
    return href !== null && title.trim() ? entryOf({ label: title.trim(), note: null, link: { href } }) : [];
  });
  return { entries: [...site, ...operators], isPartial: groups === null || bootstrap === null };
}

type Page = AppLoadContext['page']['registry']['pages'][number];

/** The pages that the search knows. A page with several addresses has that of the operator's menu, or the first. */
function pagesToFind({ page: { registry } }: AppLoadContext, bootstrap: Bootstrap | null): readonly Page[] {
  const variant = siteOptions(bootstrap).get('menuVariant');
  const found = new Map<Page['facts']['search'], Page>();
  for (const page of registry.pages) {
    const { search } = page.facts;
    if (search && (!found.has(search) || page.pattern.endsWith(`/${variant}`))) found.set(search, page);
  }
  return [...found.values()];
}

/** None for a page that this operator or this visitor does not have. */
function entriesOf(
  { pattern, facts: { access, capability, search } }: Page,
  { page: { translation }, player: { session }, site }: AppLoadContext,
  bootstrap: Bootstrap | null,
): Entry<FoundLink>[] {
  const isPlayer = session.player !== null;
  if (!search || (search.forGuests && isPlayer) || !isOffered(capabilitiesOf(bootstrap), capability)) return [];
  const link = { ...guardedLink(pattern, isPlayer || access !== 'player') };
  const words = site.translator.wordings('search-words-server', search.words).join(' ');
  return [entryOf({ label: search.label(translation.t), note: null, link }, words)];
}
