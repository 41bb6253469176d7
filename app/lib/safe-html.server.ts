import sanitizeHtml from 'sanitize-html';
import { safeAddress } from './safe-url';

const TEXT_TAGS = ['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'blockquote'];
const STRUCTURE_TAGS = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/**
 * The operator's HTML with everything gone that could run, load, style, frame or submit. The page has its own first
 * heading, so theirs begin at the second level; links that leave the site open in a new tab and tell nothing about it.
 */
export function safeHtml(html: string): string {
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
    // The text of these is no text for a reader.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'svg', 'math', 'iframe'],
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
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

function linkAttributes(href: string): Record<string, string> {
  const address = /^(mailto|tel):/i.test(href.trim()) ? href.trim() : safeAddress(href);
  if (address === null) return {};
  return address.startsWith('https:')
    ? { href: address, target: '_blank', rel: 'noopener noreferrer' }
    : { href: address };
}
