import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { CsrfField } from '~/session/csrf-field';
import { Icon } from '~/ui/icon';
import styles from './popup.module.css';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';

interface PopupProps {
  popup: NonNullable<ShellData['popup']>;
}

/** The home page has the popup in its HTML, and a form closes it. With JavaScript it is a modal dialog, on other pages too. */
export function Popup({ popup }: PopupProps) {
  const { copy } = popup;
  const { pathname } = useLocation();
  const here = useHere();
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState(popup.waits ? '' : '/');
  const isShown = place === pathname;
  useEffect(
    () =>
      void import('./popup-window.client').then(
        (piece) => piece.placePopup(dialog.current, popup, pathname, setPlace),
        () => undefined,
      ),
    [pathname, isShown, popup],
  );

  if (!isShown) return null;
  const { small, medium, large } = popup.images;
  return (
    <dialog ref={dialog} open className={styles.popup} aria-label={copy.popupLabel}>
      <form method="post" action="/popup" className={styles.close}>
        <CsrfField />
        <input type="hidden" name="popup" defaultValue={popup.hash} />
        <input type="hidden" name="redirectTo" defaultValue={here} />
        <button type="submit" aria-label={copy.popupClose}>
          <Icon name="close" />
        </button>
      </form>
      <a className={styles.link} href={popup.href ?? here}>
        <span className={styles.wait} />
        <picture>
          <source media="(min-width: 1200px)" srcSet={large} width={1000} height={600} />
          <source media="(min-width: 992px)" srcSet={medium} width={800} height={500} />
          <img
            src={small}
            alt={copy.popupLabel}
            width={480}
            height={640}
            decoding="sync"
            {...{ fetchpriority: 'high' }}
          />
        </picture>
      </a>
    </dialog>
  );
}
