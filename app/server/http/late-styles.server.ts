import { inlineHash } from '~/platform/inline-hash.server';
import { runBeforeStyles } from './run-before-styles.server';

/**
 * The inline script that lets a page show when a style sheet has not come within ten seconds: browsers show nothing before, and
 * run no script of the page. A style sheet for another medium holds nothing up, and counts again when it comes. The script must
 * stand before the style sheets.
 */
const SHOW_WITHOUT_STYLES = `setTimeout(() => {
  for (const link of document.querySelectorAll('link[rel=stylesheet]'))
    if (!link.sheet) Object.assign(link, { media: 'print', onload: () => (link.media = 'all') });
}, 10_000)`.replaceAll(/\n\s*/g, '');

/** The CSP source of the script. */
export const LATE_STYLES_SOURCE = inlineHash(SHOW_WITHOUT_STYLES);

/** @param page the document up to its first script */
export const showWithoutStyles = (page: string): string => runBeforeStyles(page, SHOW_WITHOUT_STYLES);
