import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createDefaultPolicy } from '~/browser/default-policy';
import { surviveForeignNodes } from '~/browser/foreign-nodes';
import { whenIdle } from '~/browser/when-idle';
import { PageBoundary } from './shell/page-boundary';
import { followHistory, hasFailed, rememberAddress, rememberPage } from './shell/restore-page';
import { ROOT_ID } from './shell/root-id';
import { rememberRegions } from './ui/served-regions';
import { deferTyping, keepTyped } from './shell/typing';

/** The router's update for a link that was followed before a part of the page had hydrated: React renders that part once more. */
const UPDATED_EARLY = /#421;/;

function onRecoverableError(error: unknown): void {
  if (!(error instanceof Error && UPDATED_EARLY.test(error.message))) window.reportError?.(error);
}

createDefaultPolicy();
surviveForeignNodes();
const root = document.getElementById(ROOT_ID);

if (hasFailed()) followHistory();
else if (root) {
  deferTyping();
  // The router's listener comes after it: a form in steps takes the steps of the history that are its own (`useStepEntries`).
  window.onpopstate = () => undefined;
  // The page works without JavaScript, so hydration waits until the browser is idle.
  whenIdle(() => {
    keepTyped(root);
    rememberPage();
    rememberRegions(root);
    rememberAddress();
    startTransition(() => {
      hydrateRoot(
        root,
        <PageBoundary>
          <RemixBrowser />
        </PageBoundary>,
        { onRecoverableError },
      );
    });
  });
}
