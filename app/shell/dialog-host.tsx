import { useLocation } from '@remix-run/react';
import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { DIALOG_STEP } from '~/forms/send-form';
import type { ShellData } from './use-shell';

const loadWindow = () => import('./dialog-window');

interface DialogHostProps {
  copy: ShellData['copy']['shell'];
  /** Shows in each dialog what is raised while it is open. The same element for as long as the page stands. */
  toaster: ReactNode;
}

/**
 * Opens links marked `data-dialog` in one dialog over the page: the same form as on the page of its own, which is where
 * the link goes when any piece of the dialog did not arrive. One entry in the browser's history belongs to the open
 * dialog, so that the back button closes it.
 */
export function DialogHost({ copy, toaster }: DialogHostProps) {
  const [dialog, setDialog] = useState<ReactElement | null>(null);
  const location = useLocation();

  const close = useCallback(() => {
    if (isDialogEntry()) window.history.back();
    else setDialog(null);
  }, []);

  useEffect(() => {
    let opened = 0;
    let hasDialog: (href: string) => boolean = () => false;
    async function open(href: string, target = '') {
      try {
        const { DialogWindow, loadDialogForm, ...registry } = await loadWindow();
        hasDialog = registry.hasDialog;
        const form = await loadDialogForm(href);
        enterHistory();
        opened += 1;
        setDialog(
          <DialogWindow key={opened} {...form} closeLabel={copy.dialogClose} toaster={toaster} onClose={close} />,
        );
      } catch {
        leadTo(href, target);
      }
    }
    function onClick(event: MouseEvent) {
      const link = dialogLink(event);
      if (!link) return;
      event.preventDefault();
      void open(link.href, link.target);
    }
    /** A journey's next step stays in the dialog that its form is in. */
    function onStep(event: Event) {
      const href = (event as CustomEvent<string>).detail;
      if (!isDialogEntry() || !hasDialog(href)) return;
      event.preventDefault();
      void open(href);
    }
    const onPop = () => setDialog((current) => (isDialogEntry() ? current : null));
    const onIntent = (event: Event) => void (markedLink(event) && loadWindow().catch(() => undefined));
    // Before React's own listeners, so that its router sees the click as taken care of.
    window.addEventListener('click', onClick, true);
    window.addEventListener('popstate', onPop);
    window.addEventListener(DIALOG_STEP, onStep);
    window.addEventListener(DIALOG_CLOSE, close);
    window.addEventListener('pointerover', onIntent, { passive: true });
    return () => {
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('popstate', onPop);
      window.removeEventListener(DIALOG_STEP, onStep);
      window.removeEventListener(DIALOG_CLOSE, close);
      window.removeEventListener('pointerover', onIntent);
    };
  }, [close, copy.dialogClose, toaster]);

  // A navigation, such as the one after a login, leaves the dialog behind.
  useEffect(() => setDialog(null), [location.key]);

  return dialog;
}

const DIALOG_MARK = 'dialog';

const isDialogEntry = () => (window.history.state as Record<string, unknown> | null)?.[DIALOG_MARK] === true;

/** Where the link would have led: a page that is to stay, such as a game, opens its links in another tab. */
function leadTo(href: string, target: string): void {
  if (target === '_blank') window.open(href, target, 'noopener');
  else window.location.assign(href);
}

/** The first dialog adds an entry; one opened from another takes its place. */
function enterHistory(): void {
  const state = { ...(window.history.state as object | null), [DIALOG_MARK]: true };
  if (isDialogEntry()) window.history.replaceState(state, '');
  else window.history.pushState(state, '');
}

function markedLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-dialog]') : null;
}

/** The marked link of a plain click; null for a click that wants a new tab or window. */
function dialogLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && !event.defaultPrevented ? markedLink(event) : null;
}
