import { useLocation } from '@remix-run/react';
import { createContext, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Copy } from '~/i18n/messages';
import { startWait } from '~/browser/piece-in-time';
import { showToast } from '~/browser/show-toast';
import { CsrfField } from '~/session/csrf-field';
import { showStar, type StarLabels } from './show-star';

interface Favourites {
  readonly codes: ReadonlySet<string> | null;
  readonly formId: string;
  /** Path and query of the page, used as return path. */
  readonly here: string;
}

/** Favourites of the page. Null outside a scope, and when the operator has no favourites: no stars are shown. */
export const FavouritesContext = createContext<Favourites | null>(null);

/** The id of the form that stars in static regions send. */
export const STARS = 'stars';

interface FavouritesScopeProps {
  /** Favourite codes among the page's games; empty for guests, null when the operator has no favourites. */
  codes: readonly string[] | null;
  isPlayer: boolean;
  /** `STARS` where tiles of the page are static regions. Default: an id of its own. */
  formId?: string;
  /** Without the labels there are no stars in static regions. */
  copy: Pick<Copy<'tiles'>, 'favouriteFailed'> & Partial<StarLabels>;
  children: ReactNode;
}

const loadSending = () => import('./send-favourite');

/** Renders the one form that all stars submit. With JavaScript a star changes at once and reverts when the server fails. */
export function FavouritesScope({ codes, isPlayer, formId: given, copy, children }: FavouritesScopeProps) {
  const ownId = useId();
  const formId = given ?? ownId;
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const { changes, onSubmit } = useFavouriteChanges(codes, copy);

  if (codes === null) return children;
  const shown = new Set(codes);
  for (const [code, isFavourite] of changes)
    if (isFavourite) shown.add(code);
    else shown.delete(code);
  return (
    <FavouritesContext.Provider value={{ codes: isPlayer ? shown : null, formId, here }}>
      {children}
      {isPlayer && (
        <form id={formId} method="post" action="/favourites" onSubmit={onSubmit}>
          <CsrfField />
          <input type="hidden" name="redirectTo" value={here} />
        </form>
      )}
    </FavouritesContext.Provider>
  );
}

/** The answer to a double tap's first tap may come before its second, which would undo it. */
function ignoreSecondTap(event: MouseEvent): void {
  if (event.detail > 1 && (event.target as Element).closest('[data-star]')) event.preventDefault();
}

const NO_CHANGES: ReadonlyMap<string, boolean> = new Map();

/** Changes that the page shows before the server confirms them, by game code, and the handler that sends them. */
function useFavouriteChanges(codes: readonly string[] | null, copy: FavouritesScopeProps['copy']) {
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(NO_CHANGES);
  const [changed, setChanged] = useState(codes);
  const pending = useRef(new Set<string>());
  const submitsNatively = useRef(false);

  // Reloaded favourites replace local changes.
  if (changed !== codes) {
    setChanged(codes);
    setChanges(NO_CHANGES);
  }
  useEffect(() => {
    document.addEventListener('click', ignoreSecondTap);
    return () => document.removeEventListener('click', ignoreSecondTap);
  }, []);

  function change(code: string, isFavourite: boolean) {
    setChanges((before) => new Map(before).set(code, isFavourite));
    const { addFavourite, removeFavourite } = copy;
    if (addFavourite !== undefined && removeFavourite !== undefined)
      showStar(code, isFavourite, { addFavourite, removeFavourite });
  }

  async function send(form: HTMLFormElement, button: HTMLButtonElement) {
    const code = button.dataset.star ?? '';
    const isWanted = button.name === 'add';
    // A second tap during the request would toggle the favourite back.
    if (pending.current.has(code)) return;
    pending.current.add(code);
    change(code, isWanted);
    try {
      const sending = await startWait()(loadSending()).catch(() => null);
      if (sending === null) return submitNatively(form, button, isWanted);
      const answer = await sending.sendFavourite(form, button, isWanted);
      if (answer === 'elsewhere') return submitNatively(form, button, isWanted);
      if (!answer.isDone) change(code, !isWanted);
      showToast(answer.toast);
    } catch {
      change(code, !isWanted);
      showToast({ type: 'error', message: copy.favouriteFailed });
    } finally {
      pending.current.delete(code);
    }
  }

  /** Submits without fetch: when the response is a page, such as the login form, or when the script did not load. */
  function submitNatively(form: HTMLFormElement, button: HTMLButtonElement, isWanted: boolean) {
    submitsNatively.current = true;
    button.name = isWanted ? 'add' : 'remove';
    form.requestSubmit(button);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitsNatively.current || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void send(event.currentTarget, submitter);
  }

  return { changes, onSubmit };
}
