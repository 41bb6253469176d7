import sanitizeHtml from 'sanitize-html';
import { NON_TEXT_TAGS } from './safe-html.server';
import { shorten } from './shorten';

const MAX_LENGTH = 160;
const READ_LENGTH = 4_000;

const NO_SENTENCES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table'];

/** Elements that end a line: a space separates their words. */
const BLOCK = /<\/?(?:p|h\d|li|br|td|th|tr|div|ul|ol|table)\b/gi;

/** The first words of an HTML text, for search engines and link previews. Undefined without text. */
export function summaryOf(html: string): string | undefined {
  const start = shorten(html, READ_LENGTH).replace(BLOCK, ' $&');
  // Headings and tables hold no sentences: they count only where there is no other text.
  return sumUp(wordsOf(start, NO_SENTENCES)) ?? sumUp(wordsOf(start, []));
}

function wordsOf(html: string, without: readonly string[]): string {
  return sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    nonTextTags: [...NON_TEXT_TAGS, ...without],
    textFilter: (text) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '').replaceAll('&gt;', ''),
  });
}

function sumUp(words: string): string | undefined {
  const text = words
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text === '') return undefined;
  return text.length <= MAX_LENGTH ? text : `${shorten(text, MAX_LENGTH - 1).replace(/ \S*$/, '')}…`;
}
