import { vitePlugin as remix } from '@remix-run/dev';
import type { Plugin } from 'vite';
import remixOptions from '../../remix.config.js';
import siteConfig from '../../vite.config';
import { variants, type Variant } from './variants';

/** Builds the site without the departure that `DEPARTURE` names, into the folder of `BUILD_DIRECTORY` (bench/departures.ts). */

const { DEPARTURE = '', BUILD_DIRECTORY = '' } = process.env;
const variant: Variant = variants[DEPARTURE] ?? {};

function withoutDeparture({ module, rewrite, chunkOf }: Variant): Plugin {
  let isFound = module === undefined;
  return {
    name: 'without-departure',
    enforce: 'pre',
    config: (_config, { isSsrBuild }) =>
      chunkOf && !isSsrBuild ? { build: { rollupOptions: { output: { manualChunks: chunkOf } } } } : {},
    transform(code, id) {
      if (!module?.test(id) || !rewrite) return null;
      isFound = true;
      const documented = rewrite(code);
      if (documented === code) this.error(`${id} no longer departs as this variant says.`);
      return { code: documented, map: null };
    },
    buildEnd() {
      if (!isFound && this.environment.name === 'ssr') this.error(`No module is ${module}.`);
    },
  };
}

const { plugins = [], ...rest } = siteConfig;
// The site's first plugin is Remix.
const [, ...others] = plugins as Plugin[];

export default {
  ...rest,
  plugins: [
    withoutDeparture(variant),
    remix({ ...remixOptions, buildDirectory: BUILD_DIRECTORY }),
    ...others.filter(({ name }) => name !== variant.withoutPlugin && !(variant.chunkOf && name === 'few-chunks')),
  ],
};
