import { inlineHash } from '~/platform/inline-hash.server';

/** The tag as Remix writes it. Text on a page is escaped and cannot contain it. */
const STYLESHEET = '<link rel="stylesheet" ';

export const hasStyles = (page: string): boolean => page.includes(STYLESHEET);

/** Adds an inline script before the first style sheet, which would hold it up. @param page the document up to its first script */
export function runBeforeStyles(page: string, script: string): string {
  const sheets = page.indexOf(STYLESHEET);
  return sheets === -1 ? page : `${page.slice(0, sheets)}<script>${script}</script>${page.slice(sheets)}`;
}

/**
 * Browsers show nothing before a style sheet of the head has come, and run no script: after ten seconds it counts for another
 * medium, until it comes. The script must stand before the style sheets.
 */
const SHOW_WITHOUT_STYLES = `setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]'))
    if (!link.sheet) Object.assign(link, { media: 'print', onload: () => (link.media = 'all') });
}, 10_000)`.replaceAll(/\n\s*/g, '');

export const LATE_STYLES_SOURCE = inlineHash(SHOW_WITHOUT_STYLES);

/** @param page the document up to its first script */
export const showWithoutStyles = (page: string): string => runBeforeStyles(page, SHOW_WITHOUT_STYLES);
