import { useEffect, useState, type ReactElement } from 'react';
import { takeDialogSteps, type DialogStep } from '~/forms/dialog-step';
import { clickedLink, linkOf } from '~/browser/clicked-link';
import { openOrFollow } from '~/browser/open-or-follow';
import type { GameWindowProps } from './game-window';

const MARKED = 'a[data-game]';

const loadWindow = () => import('./game-window');

/** Below this width a screen counts as a phone's. */
const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

interface GameHostProps extends Pick<GameWindowProps, 'copy' | 'toaster'> {
  player: string | undefined;
}

/**
 * The window opens on phones. On other screens, and when the script does not load within two seconds, the link opens the
 * game's page. A login in a dialog that leads to a game opens the window, too.
 */
export function GameHost({ copy, toaster, player }: GameHostProps) {
  const [game, setGame] = useState<ReactElement | null>(null);

  useEffect(() => {
    const close = () => setGame(null);
    const open = (href: string, link: HTMLAnchorElement | null = null) =>
      openOrFollow(href, link, async ({ isStale, inTime }) => {
        const { GameWindow } = await inTime(loadWindow());
        if (isStale()) return;
        setGame(<GameWindow key={href} play={href} copy={copy} toaster={toaster} onClose={close} />);
      });
    function onClick(event: MouseEvent) {
      const link = clickedLink(event, MARKED);
      if (!link || !isPhone()) return;
      event.preventDefault();
      void open(link.href, link);
    }
    function takeStep(step: DialogStep) {
      if (!step.href.startsWith('/casino/play/') || !isPhone()) return null;
      return loadWindow()
        .then(({ replaceDialog }) => replaceDialog(step, () => open(step.href)))
        .catch(() => false);
    }
    const onIntent = (event: Event) => {
      if (linkOf(event, MARKED) && isPhone()) loadWindow().catch(() => undefined);
    };
    const over = new AbortController();
    const { signal } = over;
    // Capture phase: runs before React Router's click listener, which ignores a click with `defaultPrevented`.
    window.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('pointerdown', onIntent, { passive: true, signal });
    signal.addEventListener('abort', takeDialogSteps(takeStep, true));
    return () => over.abort();
  }, [copy, toaster]);

  // The game of a player whose session has ended closes. A guest's stays, and one that opened with a login.
  useEffect(() => (player ? () => setGame(null) : undefined), [player]);

  return game;
}
