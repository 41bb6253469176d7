declare global {
  interface Window {
    /** Missing in TypeScript's DOM library, and in some browsers. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

/** Escape or Android's back gesture, which then does not leave the page. @returns a function that stops listening */
export function onCloseRequest(close: () => void): () => void {
  if (window.CloseWatcher) {
    const watcher = new window.CloseWatcher();
    watcher.onclose = close;
    return () => watcher.destroy();
  }
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
