import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import remixOptions from './remix.config.js';

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
      rollup.input = { server: './server.ts', operator: './operator/main.ts' };
      rollup.output = { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' };
    },
  };
}

/** What nearly every page needs, with the whole site's one stylesheet: a request costs a slow phone more than its bytes. */
const SITE_CHUNK = /\.css$|\/app\/(?:i18n|lib|session|ui)\//;

/** What changes with a dependency, not with a release of the site, and so stays in the browser's cache. */
const FRAMEWORK_CHUNK = /\/node_modules\/(?:@remix-run|react|react-dom|react-router|react-router-dom|scheduler)\//;

function chunkOf(id: string): string | undefined {
  if (FRAMEWORK_CHUNK.test(id)) return 'framework';
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

export default defineConfig({
  plugins: [remix(remixOptions), fewChunks(), compositionRootEntry()],
  resolve: { alias: { '~': path.resolve('app') } },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  // terser: 2 kB less than esbuild's minifier on the first load.
  build: { target: 'es2020', minify: 'terser', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
