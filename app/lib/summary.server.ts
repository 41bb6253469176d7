import sanitizeHtml from 'sanitize-html';
import { shorten } from './shorten';

const MAX_LENGTH = 160;
const READ_LENGTH = 4_000;

/** What ends a line: its words do not run into the next one's. */
const BLOCK = /<\/?(?:p|h\d|li|br|td|th|tr|div|ul|ol|table)\b/gi;

/** The first words of an HTML text, for search engines and link previews; undefined when it has none. */
export function summaryOf(html: string): string | undefined {
  const words = sanitizeHtml(shorten(html, READ_LENGTH).replace(BLOCK, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
    textFilter: (text) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '').replaceAll('&gt;', ''),
  });
  const text = words
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text === '') return undefined;
  return text.length <= MAX_LENGTH ? text : `${shorten(text, MAX_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}
