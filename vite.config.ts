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

/** One stylesheet for the whole site: it is small, and a second request costs a slow phone more than its bytes. */
function oneStylesheet(): Plugin {
  return {
    name: 'one-stylesheet',
    config: (_config, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              rollupOptions: { output: { manualChunks: (id) => (id.endsWith('.css') ? 'styles' : undefined) } },
            },
          },
  };
}

export default defineConfig({
  plugins: [remix(remixOptions), oneStylesheet(), compositionRootEntry()],
  resolve: { alias: { '~': path.resolve('app') } },
  css: { modules: { generateScopedName: '[local]_[hash:base64:5]' } },
  build: { target: 'es2020', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
