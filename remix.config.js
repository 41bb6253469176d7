import { argv } from 'node:process';

/**
 * The Remix options, in one place. `vite.config.ts` hands them to the Remix plugin.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // The page of all primitives, /ui, is for development.
  ignoredRouteFiles: ['**/.*', '**/*.test.*', ...(argv.includes('vite:build') ? ['**/ui.tsx'] : [])],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Off on purpose, see docs/decisions/0002-remix-2.md: both pull in code with open advisories, and streamed
    // data arrives in hidden elements, which is no use to a reader without JavaScript.
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
