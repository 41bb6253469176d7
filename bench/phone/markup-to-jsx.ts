import type { Page } from 'playwright';

type Piece =
  string | { readonly tag: string; readonly attributes: Record<string, string>; readonly inside: readonly Piece[] };

/** A page's markup without its scripts, and the URLs of its stylesheets. */
export interface Markup {
  readonly body: readonly Piece[];
  readonly sheets: readonly string[];
}

/** Parses the HTML in a browser. The content of `page` is irrelevant. */
export const readMarkup = (page: Page, html: string): Promise<Markup> =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    for (const script of parsed.querySelectorAll('script')) script.remove();
    const pieceOf = (node: Node): Piece[] => {
      if (node instanceof Element) {
        const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
        return [{ tag: node.localName, attributes, inside: [...node.childNodes].flatMap(pieceOf) }];
      }
      return node.nodeType === Node.TEXT_NODE && node.nodeValue ? [node.nodeValue] : [];
    };
    const sheets = [...parsed.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return {
      body: [...parsed.body.childNodes].flatMap(pieceOf),
      sheets: sheets.map((sheet) => sheet.getAttribute('href') ?? ''),
    };
  }, html);

/** Attributes that React names differently from HTML. */
const RENAMED: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  value: 'defaultValue',
  checked: 'defaultChecked',
};
const IS_TRUE = new Set([
  'autoplay',
  'checked',
  'disabled',
  'hidden',
  'inert',
  'loop',
  'multiple',
  'muted',
  'open',
  'required',
]);

function toJsx(piece: Piece): string {
  if (typeof piece === 'string') return JSON.stringify(piece);
  const { tag, attributes, inside } = piece;
  const isOption = tag === 'option' || tag === 'button';
  const props = Object.entries(attributes)
    .filter(([name]) => name !== 'selected' && name !== 'autofocus')
    .map(([name, value]) => {
      const key = isOption && name === 'value' ? name : (RENAMED[name] ?? name);
      return `${JSON.stringify(key)}:${IS_TRUE.has(name) ? 'true' : JSON.stringify(value)}`;
    });
  return `h(${[JSON.stringify(tag), `{${props.join(',')}}`, ...inside.map(toJsx)].join(',')})`;
}

/** Source of a Remix route that renders only that markup, written as a developer would write it by hand. */
export function routeSource({ body, sheets }: Markup): string {
  return `import { createElement as h, Fragment } from 'react';
export const links = () => ${JSON.stringify(sheets.map((href) => ({ rel: 'stylesheet', href })))};
export default function Page() {
  return h(Fragment, null, ${body.map(toJsx).join(',\n')});
}
`;
}
