import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createDefaultPolicy } from './lib/default-policy';
import { surviveForeignNodes } from './lib/foreign-nodes';
import { whenIdle } from './lib/when-idle';
import { holdTyping } from './shell/hold-typing.client';

createDefaultPolicy();
surviveForeignNodes();
holdTyping();

// The page works without JavaScript, so hydration waits until the browser is idle.
whenIdle(() => {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
});
