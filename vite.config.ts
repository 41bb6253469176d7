import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import remixOptions from './remix.config.js';
import { errorConstructorsPlugin } from './scripts/restrict-error-constructors';

/**
 * Makes `server.ts` the entry of the server build, in place of Remix's own. The express code and the Remix code then
 * share one module graph: one session module, one operator client, one cache.
 */
function compositionRootEntry(): Plugin {
  return {
    name: 'composition-root-entry',
    enforce: 'post',
    config(config, { isSsrBuild }) {
      const rollup = config.build?.rollupOptions;
      if (!isSsrBuild || !rollup || !config.build) return;
      config.build.target = 'node20';
      // Saves nobody a byte, and express knows a handler of errors by its number of parameters, which terser cuts.
      config.build.minify = false;
      rollup.input = { server: './server.ts', operator: './operator/main.ts' };
      rollup.output = { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' };
    },
  };
}

/** What every page needs, with the whole site's one stylesheet: a request costs a slow phone more than its bytes. */
const SITE_CHUNK = new RegExp(
  [
    String.raw`\.css$`,
    String.raw`/app/i18n/`,
    // Not what is loaded when it is used.
    String.raw`/app/session/(?!.*\.client\.|use-fingerprint)`,
    String.raw`/app/forms/send-form\.`,
    String.raw`/app/features/(?:preferences/language-form|login/logout-form)\.`,
    String.raw`/app/lib/show-toast\.`,
    String.raw`/app/shell/(?!dialog-(?:forms|window)|dashboard-(?:frame|error)|later-parts|primitives|.*\.client\.)`,
    String.raw`/app/ui/(?:button|icon|panel|use-hydrated)\.`,
  ].join('|'),
);

/** The forms' own parts, which come with the first form. */
const FORMS_CHUNK = /\/app\/ui\/(?:[\w-]*field|field-frame|error-summary|spinner)\./;

/** What a page of games starts with; what it loads when it is used stays apart. */
const GAMES_CHUNK =
  /\/app\/features\/(?:lobby\/(?!.*\.css)|favourites\/(?!send-favourite)|search\/search-field)|\/app\/lib\/encode-game\.|\/app\/ui\/(?:link-tabs|empty-state)\./;

/** What changes with a dependency, not with a release of the site, and so stays in the browser's cache. */
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

/** Single fetch is off (docs/decisions/0002-remix-2.md): its decoder would be 2.6 kB of every first load, never called. */
function withoutStreamDecoder(): Plugin {
  const STAND_IN = '\0turbo-stream';
  return {
    name: 'without-stream-decoder',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, _importer, { ssr }) => (id === 'turbo-stream' && !ssr ? STAND_IN : null),
    load: (id) =>
      id === STAND_IN
        ? "export function decode() { throw new Error('Single fetch is off.'); } export { decode as encode };"
        : null,
  };
}

/**
 * Remix reloads the page that the player wants to leave when the next page's script does not arrive, and the tap is lost.
 * It leads on to the next page instead, which the server renders.
 */
function leadOnWithoutScript(): Plugin {
  const RELOAD = 'window.location.reload();';
  const LEAD_ON = `
    const { location } = window.__remixRouter?.state.navigation ?? {};
    if (location) window.location.assign(window.__remixRouter.createHref(location));
    else window.location.reload();`;
  return {
    name: 'lead-on-without-script',
    apply: 'build',
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/routeModules\.js$/.test(id)) return null;
      if (!code.includes(RELOAD)) throw new Error('Remix no longer reloads where a script is missing.');
      return { code: code.replace(RELOAD, LEAD_ON), map: null };
    },
  };
}

export default defineConfig({
  plugins: [
    remix(remixOptions),
    withoutStreamDecoder(),
    leadOnWithoutScript(),
    errorConstructorsPlugin(),
    fewChunks(),
    compositionRootEntry(),
  ],
  resolve: { alias: { '~': path.resolve('app') } },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  // terser: 2 kB less than esbuild's minifier on the first load.
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
