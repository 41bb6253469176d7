import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { isDialogEntry } from '~/forms/dialog-entry';
import { takeDialogSteps, type DialogStep } from '~/forms/dialog-step';
import { clickedLink, linkOf } from '~/browser/clicked-link';
import { openOrFollow } from '~/browser/open-or-follow';
import type { ShellData } from './use-shell';

const MARKED = 'a[data-dialog]';

const loadWindow = () => import('./dialog-window');

interface DialogHostProps {
  copy: ShellData['copy']['shell'];
  /** Shows the toasts in each dialog. The element must not change while the page is open. */
  toaster: ReactNode;
}

/**
 * If a part of the dialog does not arrive, or its scripts do not within two seconds, the browser follows the link. The open
 * dialog has one entry in the browser's history, so that the back button closes it.
 */
export function DialogHost({ copy, toaster }: DialogHostProps) {
  const [dialog, setDialog] = useState<ReactElement | null>(null);

  const close = useCallback(() => {
    if (isDialogEntry()) window.history.back();
    else setDialog(null);
  }, []);

  useEffect(() => {
    const leave = () => setDialog(null);
    const open = (href: string, link: HTMLAnchorElement | null = null) =>
      void openOrFollow(href, link, async (opening) => {
        const { openDialog } = await opening.inTime(loadWindow());
        const frame = { closeLabel: copy.dialogClose, toaster, onClose: close, onLeave: leave };
        const opened = await openDialog(href, opening, frame);
        if (opened) setDialog(opened);
      });
    function onClick(event: MouseEvent) {
      const link = clickedLink(event, MARKED);
      if (!link) return;
      event.preventDefault();
      open(link.href, link);
    }
    function takeStep(step: DialogStep) {
      if (!isDialogEntry()) return null;
      return loadWindow()
        .then((dialogs) => dialogs.takeStep(step, () => open(step.href)))
        .catch(() => false);
    }
    const onIntent = (event: Event) => void (linkOf(event, MARKED) && loadWindow().catch(() => undefined));
    const over = new AbortController();
    const { signal } = over;
    // In the capture phase, so that React's router sees the click as handled.
    window.addEventListener('click', onClick, { capture: true, signal });
    signal.addEventListener('abort', takeDialogSteps(takeStep));
    window.addEventListener(DIALOG_CLOSE, close, { signal });
    window.addEventListener('pointerover', onIntent, { passive: true, signal });
    return () => over.abort();
  }, [close, copy.dialogClose, toaster]);

  return dialog;
}
