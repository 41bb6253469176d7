import { argv } from 'node:process';

/**
 * The Remix options, which `vite.config.ts` passes to the Remix plugin.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // /ui, the page with all primitives, exists in development only.
  ignoredRouteFiles: ['**/.*', '**/*.test.*', ...(argv.includes('vite:build') ? ['**/ui.tsx'] : [])],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // Keep both off (docs/decisions/0002-remix-2.md): they load code with open advisories, and streamed data arrives in
    // hidden elements, which a reader without JavaScript never sees.
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
