import { useEffect, useState } from 'react';
import type { Copy } from '~/i18n/messages';
import { PanelToolLabel, toolClass } from './bar-tool';
import { MINUTE_MS } from '~/lib/minutes-since';

/** @param zoneOffset milliseconds from UTC to the player's clocks */
export function Clock({ zoneOffset }: { zoneOffset: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS));
    return () => window.clearTimeout(timer);
  }, [now]);
  return <time>{new Date(now + zoneOffset).toISOString().slice(11, 16)}</time>;
}

/** Shows the whole page, and with it the game, its dialogs and messages, on the full screen. Absent where browsers cannot. */
export function FullScreenTool({ copy }: { copy: Copy<'games'> }) {
  const isFull = useFullScreen();
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // A browser may refuse, and the game then goes on as it is.
    change.catch(() => undefined);
  };
  const label = isFull ? copy.leaveFullScreen : copy.fullScreen;
  return (
    <button type="button" className={toolClass} onClick={toggle} title={label} data-late="">
      <PanelToolLabel icon="expand">{label}</PanelToolLabel>
    </button>
  );
}

/** Whether the page is on the full screen. Leaves it when the game closes. */
function useFullScreen(): boolean {
  const isRoot = () => document.fullscreenElement === document.documentElement;
  const [isFull, setFull] = useState(isRoot);
  useEffect(() => {
    const onChange = () => setFull(isRoot());
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (isRoot()) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return isFull;
}
