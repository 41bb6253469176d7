import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { isDialogEntry } from '~/forms/dialog-entry';
import { DIALOG_STEP, type DialogStep } from '~/forms/send-form';
import { clickedLink, linkOf } from '~/lib/clicked-link';
import { startOpening } from '~/lib/start-opening';
import { whileBusy } from '~/lib/while-busy';
import type { ShellData } from './use-shell';

const MARKED = 'a[data-dialog]';

const loadWindow = () => import('./dialog-window');

interface DialogHostProps {
  copy: ShellData['copy']['shell'];
  /** Shows the toasts in each dialog. The element must not change while the page is open. */
  toaster: ReactNode;
}

/**
 * Opens links marked `data-dialog` in one dialog over the page, with the form of the page that the link leads to. If a
 * part of the dialog does not arrive, the browser follows the link. The open dialog has one entry in the browser's
 * history, so that the back button closes it.
 */
export function DialogHost({ copy, toaster }: DialogHostProps) {
  const [dialog, setDialog] = useState<ReactElement | null>(null);

  const close = useCallback(() => {
    if (isDialogEntry()) window.history.back();
    else setDialog(null);
  }, []);

  useEffect(() => {
    const leave = () => setDialog(null);
    async function open(href: string, link: HTMLAnchorElement | null = null) {
      const isOvertaken = startOpening();
      try {
        const loading = loadWindow().then(({ openDialog }) =>
          openDialog(href, isOvertaken, { closeLabel: copy.dialogClose, toaster, onClose: close, onLeave: leave }),
        );
        const opened = await whileBusy(link, loading);
        if (opened) setDialog(opened);
      } catch {
        if (!isOvertaken()) leadTo(href, link?.target);
      }
    }
    function onClick(event: MouseEvent) {
      const link = clickedLink(event, MARKED);
      if (!link) return;
      event.preventDefault();
      void open(link.href, link);
    }
    function onStep(event: Event) {
      const step = (event as CustomEvent<DialogStep>).detail;
      // A game's window may have taken it.
      if (!isDialogEntry() || step.isTaken) return;
      step.isTaken = loadWindow()
        .then(({ takeStep }) => takeStep(step, () => void open(step.href)))
        .catch(() => false);
    }
    const onPop = () => setDialog((current) => (isDialogEntry() ? current : null));
    const onIntent = (event: Event) => void (linkOf(event, MARKED) && loadWindow().catch(() => undefined));
    const over = new AbortController();
    const { signal } = over;
    // In the capture phase, so that React's router sees the click as handled.
    window.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('popstate', onPop, { signal });
    window.addEventListener(DIALOG_STEP, onStep, { signal });
    window.addEventListener(DIALOG_CLOSE, close, { signal });
    window.addEventListener('pointerover', onIntent, { passive: true, signal });
    return () => over.abort();
  }, [close, copy.dialogClose, toaster]);

  return dialog;
}

/** Follows a link in the tab that it names: a game stays open, so its links open another tab. */
function leadTo(href: string, target?: string): void {
  if (target === '_blank') window.open(href, target, 'noopener');
  else window.location.assign(href);
}
