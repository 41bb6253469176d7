import type { Plugin } from 'vite';

const LOOKUP = 'window[val.__subType]';
const RESTRICTED =
  '["EvalError", "RangeError", "ReferenceError", "SyntaxError", "TypeError", "URIError"].includes(val.__subType) ? window[val.__subType] : null';

/**
 * Remix's `deserializeErrors` with an allow-list. It calls any global function that a serialised error names
 * (CVE-2026-53666, not fixed in Remix 2).
 *
 * @throws when Remix's code is no longer the code that this patch is for
 */
export function restrictErrorConstructors(code: string): string {
  const [before, after, ...more] = code.split(LOOKUP);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`deserializeErrors of @remix-run/react no longer has one ${LOOKUP}: check CVE-2026-53666 again.`);
  return `${before}${RESTRICTED}${after}`;
}

/** Applies the patch to the client build, and fails the build when there is nothing to patch. */
export function errorConstructorsPlugin(): Plugin {
  let isPatched = false;
  return {
    name: 'restrict-error-constructors',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (!/@remix-run\/react\/dist\/esm\/errors\.js$/.test(id)) return null;
      isPatched = true;
      return { code: restrictErrorConstructors(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isPatched) this.error('The client build has no deserializeErrors of @remix-run/react to patch.');
    },
  };
}
