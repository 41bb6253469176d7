/** A place where the site leaves the framework's documented way, and what the documented way looks like there. */
export interface Variant {
  /** The module of the site that departs. */
  readonly module?: RegExp;
  /** The same module, the documented way. */
  readonly rewrite?: (code: string) => string;
  /** A plugin of `vite.config.ts` that departs, by its name: it is left out. */
  readonly withoutPlugin?: string;
  /** Replaces the site's division into chunks; undefined leaves a module to Rollup. */
  readonly chunkOf?: (id: string) => string | undefined;
}

/** Each variant is the site without one departure. */
export const variants: Readonly<Record<string, Variant>> = {
  'buffered-response': {
    module: /\/app\/lib\/buffered-response\.server\.ts$/,
    rewrite: () => `
      import { json } from '@remix-run/node';
      export function htmlResponse(html, init) {
        const headers = new Headers(init.headers);
        headers.set('content-type', 'text/html; charset=utf-8');
        return new Response(html, { ...init, headers });
      }
      export const dataResponse = json;
      export const bytesOf = async (answer) => Buffer.from(await answer.arrayBuffer());`,
  },
  'branch-handler': {
    module: /\/branch-handler\.server\.ts$/,
    rewrite: () => `
      import { createRequestHandler } from '@remix-run/node';
      export const createBranchHandler = (build) => createRequestHandler(build, 'production');`,
  },
  'deferred-preloads': {
    module: /\/deferred-preloads\.server\.ts$/,
    rewrite: () => `
      export const deferPreloads = (page, rest) => ({ page, rest, script: null });`,
  },
  'low-priority-preloads': {
    module: /\/deferred-preloads\.server\.ts$/,
    rewrite: (code) => code.replace('rest: rest.replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `)', 'rest'),
  },
  'page-link': {
    module: /\/app\/shell\/page-link\.tsx$/,
    rewrite: (code) => code.replace('import.meta.env.SSR', 'false'),
  },
  'stream-decoder': { withoutPlugin: 'without-stream-decoder' },
  'chunks-of-rollup': { chunkOf: () => undefined },
};
