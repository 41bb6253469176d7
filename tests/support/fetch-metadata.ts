import { decode } from './html';

/**
 * Request headers (Fetch Metadata) that browsers send when the site loads a frame, when a link is followed, and when
 * another site links here.
 */
export const asFrame = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' };
export const asLink = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
export const fromElsewhere = { ...asLink, 'sec-fetch-site': 'cross-site' };

/** The address of the page's only frame; null if it has none. */
export function frameIn(page: string): string | null {
  const src = /<iframe[^>]*? src="([^"]*)"/.exec(page)?.[1];
  return src === undefined ? null : decode(src);
}
