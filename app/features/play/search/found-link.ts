import type { IconName } from '~/ui/icon';
import type { Found } from './search-index';

/** A link that the search finds. */
export interface FoundLink {
  readonly label: string;
  /** Where it leads, in addition to its label. */
  readonly note: string | null;
  /** The attributes of the link. A guest's link to a page for players leads to the login form first. */
  readonly link: { readonly href: string; readonly 'data-dialog'?: '' };
}

export interface FoundGroup extends Found<FoundLink> {
  /** Whether something could not be read, so that links may be missing. */
  readonly isPartial?: boolean;
}

export const UNREAD: FoundGroup = { items: [], fits: [], isForgiving: false, isPartial: true };

/** The groups of links. Those that fit equally well are in this order. */
export const LINK_GROUPS = ['pages', 'promotions', 'matches', 'categories', 'providers'] as const;

export type LinkGroup = (typeof LINK_GROUPS)[number];

export const GROUP_ICONS = {
  promotions: 'promotion',
  matches: 'sports',
  categories: 'filter',
  providers: 'building',
  pages: 'clipboard',
} as const satisfies Record<LinkGroup, IconName>;
