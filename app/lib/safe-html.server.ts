import type { Logger } from 'pino';
import sanitizeHtml from 'sanitize-html';
import { safeAddress } from './safe-url';

const TEXT_TAGS = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote'];
const STRUCTURE_TAGS = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** Their contents are not prose, or are no markup to a browser. */
export const NON_TEXT_TAGS = [
  ...['script', 'style', 'textarea', 'option', 'template', 'title', 'svg', 'math'],
  ...['noscript', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext'],
];

const MAX_LENGTH = 1_500_000;
/** How many `<`, `>` and `&`. A page has each as up to fourteen letters: in its HTML and in its data. */
const MAX_SIGNS = 400_000;
const MAX_DEPTH = 64;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Elements that are empty, or that the next of their kind ends. */
const UNNESTED = /^(?:br|hr|img|input|p|li|dt|dd|tr|th|td|option)$/;

/** The parser's work grows with the square of the open elements. */
function isBounded(html: string): boolean {
  if (html.length > MAX_LENGTH || (html.match(/[<>&]/g)?.length ?? 0) > MAX_SIGNS) return false;
  const open: string[] = [];
  for (const [, end, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    if (!end && !UNNESTED.test(name)) open.push(name);
    if (end && open.includes(name)) open.length = open.lastIndexOf(name);
    if (open.length > MAX_DEPTH) return false;
  }
  return true;
}

/**
 * The operator's HTML without anything that runs, loads, styles, frames or submits. The page has its own first heading,
 * so the operator's headings start at level 2 and skip no level. Links to other sites open in a new tab, without a
 * referrer. Empty for a text that is too long, or too deeply nested.
 */
export function safeHtml(html: string): string {
  if (!isBounded(html)) return '';
  const heading = headingLevels();
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_TAGS, ...STRUCTURE_TAGS, ...TABLE_TAGS, 'a', 'img'],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: NON_TEXT_TAGS,
    transformTags: {
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href) }),
      img: (tagName, { src, alt = '', width, height }) => ({
        tagName,
        attribs: {
          src: safeAddress(src) ?? '',
          alt,
          ...(width && /^\d{1,4}$/.test(width) && { width }),
          ...(height && /^\d{1,4}$/.test(height) && { height }),
          loading: 'lazy',
          decoding: 'async',
        },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  });
}

export const TOO_LARGE = 'a text of the operator is too large to be shown';

const judged = new WeakSet<object>();

/**
 * Logs once for each copy where `safeHtml` is empty.
 *
 * @param owner the content with the text
 * @param place where players miss it
 */
export function warnOfRefusedText(log: Pick<Logger, 'warn'>, owner: object, html: string, place: string): void {
  if (judged.has(owner)) return;
  judged.add(owner);
  if (!isBounded(html)) log.warn({ place, length: html.length }, TOO_LARGE);
}

const DEEPEST_HEADING = 4;

/** One level for each step down: editors choose heading levels by their looks. */
function headingLevels(): (tagName: string) => { tagName: string; attribs: Record<string, string> } {
  const above: number[] = [];
  return (tagName) => {
    const written = Number(tagName.slice(1));
    while ((above.at(-1) ?? 0) >= written) above.pop();
    above.push(written);
    return { tagName: `h${Math.min(above.length + 1, DEEPEST_HEADING)}`, attribs: {} };
  };
}

function linkAttributes(href: string): Record<string, string> {
  const address = /^(mailto|tel):/i.test(href.trim()) ? href.trim() : safeAddress(href);
  if (address === null) return {};
  return address.startsWith('https:')
    ? { href: address, target: '_blank', rel: 'noopener noreferrer' }
    : { href: address };
}
