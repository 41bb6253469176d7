import type { ComponentType } from 'react';
import type { Copy } from '~/i18n/messages';
import type { TextKey, Translation } from '~/i18n/translator.server';
import type { NeededCapability } from '~/upstream/capabilities';
import type { CallData, CallRequest } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';

/** `narrow` is up to 454 px wide, `medium` 480 px, `wide` up to 990 px (docs/product/frame.md#dialogs). */
export type DialogSize = 'narrow' | 'medium' | 'wide';

export interface PageDialog {
  readonly size: DialogSize;
  /** The page's own component, or another one for the dialog. It gets the data and the heading's id from its surface. */
  readonly Form: ComponentType;
  /** Only a choice in the form closes the dialog: no button, no key. By default both do. */
  readonly needsChoice?: true;
  /** Entries of the site's menus open the dialog. By default they lead to the page. */
  readonly fromMenus?: true;
  /** When a form in a dialog redirects here, the page below opens it. By default it opens in the dialog. */
  readonly whenRedirectedTo?: 'navigate';
}

interface ListedGame {
  readonly gameCode: string;
  readonly mainProviderId: number | string;
  readonly name: string;
  readonly provider: string | null;
}

export interface ContentSource {
  find<Name extends keyof typeof cms>(
    call: Name,
    request: CallRequest<(typeof cms)[Name]>,
  ): Promise<CallData<(typeof cms)[Name]> | null>;
  /** The games of all lobbies, as links name them. Without the lists that cannot be read. */
  games(): Promise<readonly ListedGame[]>;
}

export interface SearchFacts {
  readonly label: (t: Translation['t']) => string;
  /** The words that find it besides, in the language of each. */
  readonly words: TextKey<'search-words-server'>;
  /** Players are redirected from the page, and do not find it. */
  readonly forGuests?: true;
  /** A pause of play refuses the page, and a player who has paused does not find it. */
  readonly isPlay?: true;
}

/** What a page states about itself. A route inherits the facts of the routes around it, but not `dialog` and `search`. */
export interface PageFacts {
  /** The text for search engines. Default: that of the site. */
  readonly description?: keyof Copy<'descriptions'>;
  /**
   * Guests get the page from the page cache, once for each value of these query parameters; other queries are not cached. Not
   * for a page with a form of its own: a cached page has no CSRF token. Default: not cached.
   */
  readonly guestCache?: readonly string[];
  /** Links marked `data-dialog` open the page in a dialog. Default: they lead to the page. */
  readonly dialog?: PageDialog;
  /** The search finds the page. Default: it does not. */
  readonly search?: SearchFacts;
  /**
   * Whether the site map lists the page: always, where the main menu leads to it, or at the addresses returned. Default: no.
   */
  readonly sitemap?: true | 'in-menu' | ((content: ContentSource) => Promise<readonly string[]>);
  /** Robots may read neither the page nor what is below it, or no address of it with a query. Default: they may. */
  readonly robots?: 'disallow' | 'disallow-query';
  /** A payment under way passes the page queue, also under overload. Default: the request queues, and may get a 503. */
  readonly overload?: 'payment';
  /** Opening the page reads the balance again, because money may have moved elsewhere. Default: the cached balance. */
  readonly money?: true;
  /**
   * Scripts read the page's data by themselves, so that such a request is no act of the player. Default: pages are asked for.
   */
  readonly readByScripts?: true;
  /** The account menu stands beside the player's page (`DashboardFrame`). Default: it does not. */
  readonly accountMenu?: true;
  /** The reminder does not appear in place of this page. Default: it may. */
  readonly reminder?: false;
  /** A guest's form: a login or registration from here leads to its `redirectTo`. Default: it leads here. */
  readonly returnPath?: 'redirectTo';
  /** A guest gets the login form in place of the page, and of an answer to its form. Default: the page is open to all. */
  readonly access?: 'player';
  /** What a guest logs in for, who is led here after it. Default: to continue. */
  readonly loginReason?: TextKey<'login-reason-server'>;
  /**
   * A player who was away confirms the login first. For pages that move money, and for those that change how the player logs
   * in: a passkey opens all the others. Default: the session is enough.
   */
  readonly stepUp?: true;
  /**
   * The controls of the page's form whose values are kept for a player who has to log in first: no password, code or card
   * number. `payment` for a method's form, whose controls only the operator knows. Default: nothing is kept.
   */
  readonly draft?: readonly string[] | 'payment';
  /**
   * The operator's capability that the page needs, or several of which any will do. Where the operator does not declare it,
   * the address answers 404, and menus and the site map leave the page out. Also for a route without a component. Default:
   * the page needs none.
   */
  readonly capability?: NeededCapability;
}

export interface Page {
  readonly routeId: string;
  /** Its address, with names for the parts that vary: `/promotions/:id`. */
  readonly pattern: string;
  /** False for a route that answers data, a file or a redirect. */
  readonly isDocument: boolean;
  /** False for a route without an action, which answers a form with 405. */
  readonly takesForms: boolean;
  readonly facts: PageFacts;
}

export interface PageRegistry {
  /** The version of the browser's manifest: answers to scripts of another build are not for them. */
  readonly version: string;
  readonly pages: readonly Page[];
  /** The page at a path; null where no route matches. */
  pageAt(pathname: string): Page | null;
}
