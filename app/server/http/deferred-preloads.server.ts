/** Remix's own tags: nothing that a page shows can write one. */
const PRELOAD = '<link rel="modulepreload" ';
const STYLESHEET = '<link rel="stylesheet" ';
const ADDRESS = new RegExp(`${PRELOAD}href="([^"]+)"`, 'g');

/**
 * Asks for the scripts as soon as the last style sheet of the head is there. The listener is older than the sheets, whose `load`
 * does not bubble. What it adds at the end of the head React leaves alone, and it takes itself away.
 */
const BEGIN = `(addresses => {
  const begin = ({ target }) => {
    const sheets = [...document.querySelectorAll('head > link[rel=stylesheet]')];
    if (target.rel !== 'stylesheet' || sheets.some(({ sheet }) => !sheet)) return;
    document.removeEventListener('load', begin, true);
    for (const href of addresses)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  };
  document.addEventListener('load', begin, true);
  document.currentScript.remove();
})`.replaceAll(/\n\s*/g, '');

/** One that is not lazy: browsers ask for it before the scripts. */
const PICTURE = /<img (?![^>]*loading="lazy")/;

/**
 * Keeps a page's scripts from a slow line until what is seen has come. Pictures that stand before them hold them back, as long as
 * they are no more urgent. On a page of text, which was painted 0.1 s later for sharing the line with them, they wait for the
 * style sheets: the preloads that Remix wrote stay where React looks for them, and are for no medium.
 *
 * @param page the document up to its first script
 * @param rest the document from there on
 * @returns both, and the inline script that was added, or null
 */
export function preloadLater(page: string, rest: string): { page: string; rest: string; script: string | null } {
  const addresses = [...rest.matchAll(ADDRESS)].map(([, address]) => address);
  const sheets = page.indexOf(STYLESHEET);
  if (addresses.length === 0 || sheets === -1 || PICTURE.test(page))
    return { page, rest: rest.replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `), script: null };
  const script = `${BEGIN}(${JSON.stringify(addresses)})`;
  return {
    page: `${page.slice(0, sheets)}<script>${script}</script>${page.slice(sheets)}`,
    rest: rest.replaceAll(PRELOAD, `${PRELOAD}media="not all" `),
    script,
  };
}
