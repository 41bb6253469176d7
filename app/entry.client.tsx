import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { whenIdle } from './lib/when-idle';

// The page works as it is: coming alive is nothing to hurry for.
whenIdle(() => {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
});
