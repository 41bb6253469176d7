import { decode } from './html';

/** What a browser says of itself when a page of the site loads a frame, follows a link, or is sent by another site. */
export const asFrame = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' };
export const asLink = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
export const fromElsewhere = { ...asLink, 'sec-fetch-site': 'cross-site' };

/** The address of the page's one frame, null when it has none. */
export function frameIn(page: string): string | null {
  const src = /<iframe[^>]*? src="([^"]*)"/.exec(page)?.[1];
  return src === undefined ? null : decode(src);
}
