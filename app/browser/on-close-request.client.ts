declare global {
  interface Window {
    /** Missing in TypeScript's DOM library, and in some browsers. */
    readonly CloseWatcher?: new () => { onclose: (() => void) | null; destroy(): void };
  }
}

/**
 * Calls back when the player presses Escape or makes Android's back gesture. The gesture then does not leave the page.
 * Browsers without close watchers know only Escape.
 *
 * @returns a function that stops listening
 */
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
