import { useLocation } from '@remix-run/react';
import { createContext, useCallback, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { Copy } from '~/i18n/messages';
import { showToast } from '~/lib/show-toast';
import { CsrfField } from '~/session/csrf-field';

interface Favourites {
  /** Null for a guest, whose stars lead to the login form. */
  readonly codes: ReadonlySet<string> | null;
  readonly formId: string;
  /** Path and query of the page, as a way back to it. */
  readonly here: string;
}

/** Null where there are no stars: outside a scope, and with an operator that keeps no favourites. */
export const FavouritesContext = createContext<Favourites | null>(null);

interface FavouritesScopeProps {
  /** The favourites among the page's games; null when the operator keeps none. Guests have an empty list. */
  codes: readonly string[] | null;
  isPlayer: boolean;
  copy: Copy<'tiles'>;
  children: ReactNode;
}

const loadSending = () => import('./send-favourite');

/**
 * One form for all stars of a page: each star is a submit button of it, which says what to do with which game. With
 * JavaScript a star changes at once, and back when the server did not agree; without, the page comes back with a message.
 */
export function FavouritesScope({ codes, isPlayer, copy, children }: FavouritesScopeProps) {
  const formId = useId();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const [changes, setChanges] = useState<ReadonlyMap<string, boolean>>(new Map());
  const underWay = useRef(new Set<string>());
  const goesNatively = useRef(false);

  // What the page says anew is the truth.
  useEffect(() => setChanges(new Map()), [codes]);

  const change = useCallback((code: string, isFavourite: boolean) => {
    setChanges((before) => new Map(before).set(code, isFavourite));
  }, []);

  async function send(form: HTMLFormElement, button: HTMLButtonElement) {
    const code = button.dataset.star ?? '';
    const isWanted = button.name === 'add';
    // A second tap while the first is on its way would take back what the player asked for.
    if (underWay.current.has(code)) return;
    underWay.current.add(code);
    change(code, isWanted);
    try {
      const sending = await loadSending().catch(() => null);
      if (sending === null) return submitNatively(form, button, isWanted);
      const answer = await sending.sendFavourite(form, button, isWanted);
      if (answer === 'elsewhere') return submitNatively(form, button, isWanted);
      if (!answer.isDone) change(code, !isWanted);
      showToast(answer.toast);
    } catch {
      change(code, !isWanted);
      showToast({ type: 'error', message: copy.favouriteFailed });
    } finally {
      underWay.current.delete(code);
    }
  }

  /** For an answer that is a page, such as the login form after the session; and where the piece that sends is missing. */
  function submitNatively(form: HTMLFormElement, button: HTMLButtonElement, isWanted: boolean) {
    goesNatively.current = true;
    button.name = isWanted ? 'add' : 'remove';
    form.requestSubmit(button);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (goesNatively.current || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    void send(event.currentTarget, submitter);
  }

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
