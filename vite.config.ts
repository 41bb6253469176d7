import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import remixOptions from './remix.config.js';
import { errorConstructorsPlugin } from './scripts/restrict-error-constructors';

/**
 * Makes `server.ts` the entry of the server build instead of Remix's own. The express code and the Remix code then share
 * one module graph: one session module, one operator client, one cache.
 */
function compositionRootEntry(): Plugin {
  return {
    name: 'composition-root-entry',
    enforce: 'post',
    config(config, { isSsrBuild }) {
      const rollup = config.build?.rollupOptions;
      if (!isSsrBuild || !rollup || !config.build) return;
      config.build.target = 'node20';
      // Do not minify the server: terser removes unused parameters, and express recognises an error handler by having four.
      config.build.minify = false;
      rollup.input = { server: './server.ts', operator: './operator/main.ts' };
      rollup.output = { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' };
    },
  };
}

/** The modules that every page needs, and all styles: on a slow phone one request costs more than the extra bytes. */
const SITE_CHUNK = new RegExp(
  [
    String.raw`\.css$`,
    String.raw`/app/i18n/`,
    // Modules that are imported on first use keep their own chunks.
    String.raw`/app/session/(?!.*\.client\.|use-fingerprint)`,
    String.raw`/app/forms/send-form\.`,
    String.raw`/app/features/(?:preferences/language-form|login/logout-form)\.`,
    String.raw`/app/lib/show-toast\.`,
    String.raw`/app/shell/(?!dialog-(?:forms|window)|dashboard-(?:frame|error)|later-parts|primitives|.*\.client\.)`,
    String.raw`/app/ui/(?:button|icon|panel|use-hydrated)\.`,
  ].join('|'),
);

/** The fields of forms, loaded with the first page that has a form. */
const FORMS_CHUNK = /\/app\/ui\/(?:[\w-]*field|field-frame|error-summary|spinner)\./;

/** The modules that a page with games starts with. Modules imported on first use keep their own chunks. */
const GAMES_CHUNK =
  /\/app\/features\/(?:lobby\/(?!.*\.css)|favourites\/(?!send-favourite)|search\/search-field)|\/app\/lib\/encode-game\.|\/app\/ui\/(?:link-tabs|empty-state)\./;

/** Dependencies: this chunk changes with an upgrade, not with each release, and so stays in the browser's cache. */
const FRAMEWORK_CHUNK = /\/node_modules\/(?:@remix-run|react|react-dom|react-router|react-router-dom|scheduler)\//;

function chunkOf(id: string): string | undefined {
  if (FRAMEWORK_CHUNK.test(id)) return 'framework';
  if (FORMS_CHUNK.test(id)) return 'forms';
  if (GAMES_CHUNK.test(id)) return 'games';
  return SITE_CHUNK.test(id) ? 'site' : undefined;
}

function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              rollupOptions: { output: { manualChunks: chunkOf } },
            },
          },
  };
}

/**
 * Replaces Remix's stream decoder with a stub. Single fetch is off (docs/decisions/0002-remix-2.md), so the decoder is never
 * called, and it would add 2.6 kB to every first load.
 */
function withoutStreamDecoder(): Plugin {
  const STUB = '\0turbo-stream';
  return {
    name: 'without-stream-decoder',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, { ssr }) => (id === 'turbo-stream' && !ssr ? STUB : null),
    load: (id) =>
      id === STUB
        ? "export function decode() { throw new Error('Single fetch is off.'); } export { decode as encode };"
        : null,
  };
}

/**
 * Patches what Remix does when the script of the next page does not load. Remix reloads the current page, and the player's
 * tap is lost. The patch loads the next page as a document instead, which the server renders.
 */
function navigateWithoutScript(): Plugin {
  const RELOAD = 'window.location.reload();';
  const NAVIGATE = `
    const { location } = window.__remixRouter?.state.navigation ?? {};
    if (location) window.location.assign(window.__remixRouter.createHref(location));
    else window.location.reload();`;
  return {
    name: 'navigate-without-script',
    apply: 'build',
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/routeModules\.js$/.test(id)) return null;
      if (!code.includes(RELOAD)) throw new Error('Remix no longer reloads where a script is missing.');
      return { code: code.replace(RELOAD, NAVIGATE), map: null };
    },
  };
}

export default defineConfig({
  plugins: [
    remix(remixOptions),
    withoutStreamDecoder(),
    navigateWithoutScript(),
    errorConstructorsPlugin(),
    fewChunks(),
    compositionRootEntry(),
  ],
  resolve: { alias: { '~': path.resolve('app') } },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  // terser makes the first load 2 kB smaller than esbuild's minifier does.
  build: {
    target: 'es2020',
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      module: true,
      compress: { passes: 3, pure_getters: true, unsafe_arrows: true, keep_fargs: false },
      format: { comments: false },
    },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
