import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createDefaultPolicy } from './lib/default-policy';
import { whenIdle } from './lib/when-idle';
import { holdTyping } from './shell/hold-typing.client';

createDefaultPolicy();
holdTyping();

// The page works without JavaScript, so hydration waits until the browser is idle.
whenIdle(() => {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
});
