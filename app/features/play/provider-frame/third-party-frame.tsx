import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { PLAY_PAUSED } from '~/browser/play-paused';
import { PAUSE_PATH } from '~/session/pause-path';
import styles from './third-party-frame.module.css';

interface ThirdPartyFrameProps {
  src: string;
  title: string;
  /** Shown above the frame while nothing has loaded for some time. */
  slow: ReactNode;
  /** Shown above the frame while the browser is offline, and afterwards while the frame has not come back. */
  lost: ReactNode;
  /** Takes the frame's place when the player pauses play, until the page that says more has loaded. */
  paused: ReactNode;
  /** Receives messages to this page and to the frame document. */
  onMessage?: (event: MessageEvent<unknown>, frame: HTMLIFrameElement) => void;
  onLoad?: () => void;
}

const SLOW_MS = 12_000;

const POLL_MS = 250;

const NETWORK_EVENTS = ['online', 'offline'] as const;

export function ThirdPartyFrame({ src, title, slow, lost, paused, onMessage, onLoad }: ThirdPartyFrameProps) {
  const isPaused = usePause();
  const isOffline = useSyncExternalStore(
    listenToNetwork,
    () => !navigator.onLine,
    () => false,
  );
  const frame = useRef<HTMLIFrameElement>(null);
  const isSlow = useSlow(frame, src, onLoad);
  const isDead = useDeath(frame, src);
  useMessages(frame, src, onMessage);
  if (isPaused)
    return (
      <div className={styles.place}>
        <div className={styles.slow} role="status">
          {paused}
        </div>
      </div>
    );
  return (
    <div className={styles.place}>
      {isSlow && (
        <div className={styles.slow} role="status">
          {slow}
        </div>
      )}
      {(isOffline || isDead) && (
        <div className={styles.slow} role="alert">
          {lost}
        </div>
      )}
      <iframe key={src} ref={frame} className={styles.frame} src={src} title={title} />
    </div>
  );
}

/** Whether the frame went to another page while there was no connection: the browser's own error page took its place. */
function useDeath(frame: RefObject<HTMLIFrameElement>, src: string): boolean {
  const [isDead, setDead] = useState(false);
  useEffect(() => {
    const element = frame.current;
    const note = () => setDead(!navigator.onLine);
    element?.addEventListener('load', note);
    return () => element?.removeEventListener('load', note);
  }, [frame, src]);
  return isDead;
}

function listenToNetwork(onChange: () => void): () => void {
  for (const event of NETWORK_EVENTS) window.addEventListener(event, onChange);
  return () => NETWORK_EVENTS.forEach((event) => window.removeEventListener(event, onChange));
}

/** The page then leaves, but after the frame has gone, whose document could hold it back. */
function usePause(): boolean {
  const [isPaused, setPaused] = useState(false);
  const isSent = useRef(false);
  useEffect(() => {
    const onPaused = () => setPaused(true);
    // The answer to this page's own form brings its message, and must not be cut off.
    const onSubmit = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.getAttribute('action') === PAUSE_PATH) isSent.current = true;
    };
    window.addEventListener(PLAY_PAUSED, onPaused);
    document.addEventListener('submit', onSubmit);
    return () => {
      window.removeEventListener(PLAY_PAUSED, onPaused);
      document.removeEventListener('submit', onSubmit);
    };
  }, []);
  useEffect(() => {
    if (isPaused && !isSent.current) window.location.replace(PAUSE_PATH);
  }, [isPaused]);
  return isPaused;
}

function useSlow(frame: RefObject<HTMLIFrameElement>, src: string, onLoad: (() => void) | undefined): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    const onLoaded = () => {
      clearTimeout(timer);
      setSlow(false);
      onLoad?.();
    };
    if (isLoaded(element)) onLoaded();
    element.addEventListener('load', onLoaded);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('load', onLoaded);
    };
  }, [frame, src, onLoad]);
  return isSlow;
}

function useMessages(
  frame: RefObject<HTMLIFrameElement>,
  src: string,
  onMessage: ThirdPartyFrameProps['onMessage'],
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element || !onMessage) return;
    const listener = (event: MessageEvent<unknown>) => onMessage(event, element);
    const windows = new Set<Window>([window]);
    window.addEventListener('message', listener);
    function listenInFrame() {
      const inside = frameDocumentOf(element)?.defaultView;
      if (inside && !windows.has(inside)) {
        windows.add(inside);
        inside.addEventListener('message', listener);
      }
      if (isLoaded(element)) clearInterval(polling);
    }
    const polling = setInterval(listenInFrame, POLL_MS);
    listenInFrame();
    element.addEventListener('load', listenInFrame);
    return () => {
      clearInterval(polling);
      element.removeEventListener('load', listenInFrame);
      for (const each of windows) each.removeEventListener('message', listener);
    };
  }, [frame, src, onMessage]);
}

/** The frame document; null while the frame is empty or cross-origin. */
export function frameDocumentOf(frame: HTMLIFrameElement | null): Document | null {
  const inside = frame?.contentDocument;
  return inside && inside.URL !== 'about:blank' && inside.body ? inside : null;
}

const isLoaded = (frame: HTMLIFrameElement | null) => frameDocumentOf(frame)?.readyState === 'complete';
