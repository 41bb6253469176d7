import { createHash } from 'node:crypto';
import path from 'node:path';
import { vitePlugin as remix } from '@remix-run/dev';
import { createViteLicensePlugin } from 'rollup-license-plugin';
import { defineConfig, type ConfigEnv, type Plugin, type UserConfig } from 'vite';
import { SITE_BUILD } from './app/lib/remix-headers';
import remixOptions from './remix.config.js';
import { operatorFiles } from './scripts/copy-operator-files';
import { fewChunks } from './scripts/few-chunks';
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
      // Do not minify the server: terser removes unused parameters, and express recognises an error handler by having four.
      config.build.minify = false;
      rollup.input = { server: './server.ts', operator: './operator/main.ts' };
      rollup.output = { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' };
    },
  };
}

/**
 * Leaves the decoder of single fetch out of the client: it is never called (docs/decisions/0002-remix-2.md), and the first load
 * would exceed its budget with it (docs/decisions/0022-framework-patches.md).
 */
function withoutStreamDecoder(): Plugin {
  const STUB = '\0turbo-stream';
  let isReplaced = false;
  return {
    name: 'without-stream-decoder',
    apply: isClientBuild,
    enforce: 'pre',
    resolveId(id) {
      if (id !== 'turbo-stream') return null;
      isReplaced = true;
      return STUB;
    },
    load: (id) =>
      id === STUB
        ? "export function decode() { throw new Error('Single fetch is off.'); } export { decode as encode };"
        : null,
    buildEnd(error) {
      if (!error && !isReplaced) this.error('Remix no longer imports turbo-stream: remove this plugin.');
    },
  };
}

/**
 * Puts functions of the site into Remix: pages whose script or data do not arrive (app/browser/remix-client.ts). A style
 * sheet that is late holds a page for two seconds.
 */
function replaceParts(): Plugin {
  const IMPORT = `import { keepShown } from '~/browser/remix-client';\n`;
  const RETURN =
    'return fetchServerHandlerAndMaybeUnwrap(request, unwrap, singleFetch);\n    }\n    function fetchServerAction';
  const APPEND = 'document.head.appendChild(link);';
  const PATCHES: Readonly<Record<string, (code: string) => string>> = {
    'routeModules.js': () => `export { loadRouteModule } from '~/browser/remix-client';`,
    // The data is read inside of it, because an answer may also end too early.
    'routes.js': (code) =>
      code
        .replace(RETURN, RETURN.replace(/return (.*), unwrap, (.*);/, 'return keepShown(route.id, $1, true, $2);'))
        .replace(/^import/m, `${IMPORT}import`),
    'links.js': (code) => code.replace(APPEND, `${APPEND} setTimeout(link.onload, 2_000);`),
  };
  return patchRemix('replace-parts', PATCHES);
}

/**
 * Remix takes any response with a status below 400 for its own server's. A captive portal's page then becomes the data of a
 * route, and the whole document an "Application Error". This patch asks for the mark that Remix's server sets, and for this
 * build.
 */
function checkAnswers(): Plugin {
  const LINE =
    'response.status >= 400 && response.headers.get("X-Remix-Error") == null && response.headers.get("X-Remix-Catch") == null && response.headers.get("X-Remix-Response") == null;';
  const CHECK = `["X-Remix-Error", "X-Remix-Catch", "X-Remix-Redirect"].every(name => response.headers.get(name) == null) && (
    response.headers.get("X-Remix-Response") == null ||
    ![null, window.__remixManifest.version].includes(response.headers.get(${JSON.stringify(SITE_BUILD)})));`;
  return patchRemix('check-answers', { 'data.js': (code) => code.replace(LINE, CHECK) });
}

/**
 * Remix shows the stack trace of an error that no boundary of the site has caught. This patch throws the error again, for the
 * boundary around Remix. What only that page used goes.
 */
function withoutStackTraces(): Plugin {
  const replaceFunction = (replacement: string) => (code: string) => {
    const name = /function (\w+)/.exec(replacement)?.[1] ?? '';
    return code.replace(new RegExp(`^function ${name}\\([^]*?^}$`, 'm'), replacement);
  };
  return patchRemix('without-stack-traces', {
    'errorBoundaries.js': replaceFunction('function RemixRootDefaultErrorBoundary({ error }) { throw error; }'),
    'fallback.js': replaceFunction('function RemixRootDefaultHydrateFallback() { return null; }'),
  });
}

/** Changes files of Remix in the client. The build fails when one of them has nothing to change. */
function patchRemix(name: string, patches: Readonly<Record<string, (code: string) => string>>): Plugin {
  const patched = new Set<string>();
  return {
    name,
    apply: isClientBuild,
    transform(code, id) {
      const file = /@remix-run\/react\/dist\/esm\/(\w+\.js)$/.exec(id)?.[1] ?? '';
      const patch = patches[file];
      if (!patch) return null;
      const changed = patch(code);
      if (changed === code) this.error(`${file} of Remix no longer has what ${name} changes.`);
      patched.add(file);
      return { code: changed, map: null };
    },
    buildEnd(error) {
      if (!error && patched.size !== Object.keys(patches).length)
        this.error(`Remix lacks a file that ${name} changes.`);
    },
  };
}

/** Pieces that no tap waits for: they may fetch what they import when they have come. */
const UNAWAITED = /\/(?:lazy-parts|offline-page\.client|poll-balance|start-live)-/;

/**
 * The files to load with a piece that is loaded on use, itself among them. Its page has the framework already, and a piece
 * alone needs no list: the lists are part of the first load.
 */
function filesOfPiece(_file: string, files: string[]): string[] {
  const others = files.filter((file) => !file.includes('/framework-'));
  return others.length > 1 && !others.some((file) => UNAWAITED.test(file)) ? others : [];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const classNames = new Map<string, string>();

/** Raise it when the build says that two classes have one name. */
const SEED = 0;

/**
 * A letter and two characters for each class, the same in the client's and the server's build. One in 400 new classes gets the
 * name of another one, and the build fails.
 */
function shortClassName(name: string, file: string): string {
  const source = `${SEED} ${path.relative(import.meta.dirname, file.split('?', 1)[0] ?? '')} ${name}`;
  const hash = createHash('sha256').update(source).digest();
  const short = `${LETTERS[(hash[0] ?? 0) % LETTERS.length]}${hash.toString('base64url', 1, 3).slice(0, 2)}`;
  const other = classNames.get(short);
  if (other !== undefined && other !== source)
    throw new Error(`Two classes are called ${short}: ${other}, ${source}. Raise SEED.`);
  classNames.set(short, source);
  return short;
}

/** Licences that allow the client to be served with its notices. The build fails on others. */
const CLIENT_LICENCES = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', '0BSD'];

/** Writes the licences of the packages in the client, which ask to be given with every copy. */
function thirdPartyNotices(): Plugin {
  const plugin = createViteLicensePlugin({
    outputFilename: false,
    unacceptableLicenseTest: (name) => !CLIENT_LICENCES.includes(name),
    additionalFiles: {
      'third-party-notices.txt': (packages) =>
        packages
          .map(({ name, version, license, licenseText }) => `${name} ${version} (${license})\n\n${licenseText ?? ''}`)
          .join('\n\n---\n\n'),
    },
  });
  return { ...plugin, apply: isClientBuild };
}

function isClientBuild(_config: UserConfig, { command, isSsrBuild }: ConfigEnv): boolean {
  return command === 'build' && !isSsrBuild;
}

export default defineConfig({
  plugins: [
    remix(remixOptions),
    withoutStreamDecoder(),
    replaceParts(),
    checkAnswers(),
    withoutStackTraces(),
    errorConstructorsPlugin(),
    fewChunks(),
    thirdPartyNotices(),
    compositionRootEntry(),
    operatorFiles(),
  ],
  resolve: { alias: { '~': path.resolve('app') } },
  // Without words, which every first load carries: 1.2 kB less of styles and 0.7 kB less of script.
  css: {
    modules: {
      generateScopedName: process.env['NODE_ENV'] === 'production' ? shortClassName : '[local]_[hash:base64:5]',
    },
  },
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
    modulePreload: { polyfill: false, resolveDependencies: filesOfPiece },
  },
});
