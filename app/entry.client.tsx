import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** The page works as it is: hydration waits until the main thread has nothing better to do. */
const whenIdle = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 1));

whenIdle(() => {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
});
