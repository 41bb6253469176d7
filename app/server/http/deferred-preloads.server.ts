import { hasStyles, runBeforeStyles } from './late-styles.server';

/** The tag as Remix writes it. Text on a page is escaped and cannot contain it. */
const PRELOAD = '<link rel="modulepreload" ';
const ADDRESS = new RegExp(`${PRELOAD}href="([^"]+)"`, 'g');

/**
 * Preloads the scripts when all style sheets of the head have loaded. It listens in the capture phase, because `load` does
 * not bubble, and must come before the style sheets. The tag would disturb hydration, so it removes itself.
 */
const PRELOAD_AFTER_STYLES = `(addresses => {
  const onLoad = ({ target }) => {
    const sheets = [...document.querySelectorAll('head > link[rel=stylesheet]')];
    if (target.rel !== 'stylesheet' || sheets.some(({ sheet }) => !sheet)) return;
    document.removeEventListener('load', onLoad, true);
    for (const href of addresses)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  document.addEventListener('load', onLoad, true);
  document.currentScript.remove();
})`.replaceAll(/\n\s*/g, '');

/** A picture that is not lazy: browsers request it before the scripts. */
const PICTURE = /<img (?![^>]*loading="lazy")/;

/**
 * Delays a page's script preloads, so that on a slow connection the visible content arrives first. On a page with eager
 * pictures, low priority is enough. On a page of text, sharing the connection delayed the first paint by 0.1 s, so the preloads
 * wait for the style sheets. Remix's own preload tags must stay, because React expects them when it hydrates: `media="not all"`
 * disables them.
 *
 * @param page the document up to its first script
 * @param rest the document from there on
 * @returns both parts changed, and the inline script that was added, or null
 */
export function deferPreloads(page: string, rest: string): { page: string; rest: string; script: string | null } {
  const addresses = [...rest.matchAll(ADDRESS)].map(([, address]) => address);
  if (addresses.length === 0 || !hasStyles(page) || PICTURE.test(page))
    return { page, rest: rest.replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `), script: null };
  const script = `${PRELOAD_AFTER_STYLES}(${JSON.stringify(addresses)})`;
  return {
    page: runBeforeStyles(page, script),
    rest: rest.replaceAll(PRELOAD, `${PRELOAD}media="not all" `),
    script,
  };
}
