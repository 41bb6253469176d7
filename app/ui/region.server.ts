import { LRUCache } from 'lru-cache';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shortHash } from '~/lib/short-hash.server';
import type { RegionData } from './region';

/** The part of the request's context that decides how a region is sent. */
interface Context {
  readonly page: { readonly isDataRequest: boolean };
}

/** Texts of shared regions, for all languages and brands. */
const MAX_CHARACTERS = 16_000_000;

const shared = new LRUCache<string, Required<RegionData>>({
  maxSize: MAX_CHARACTERS,
  sizeCalculation: ({ html }) => html.length + 1,
});

/** Numbers for objects, which content and texts are: equal for the same object, and freed with it. */
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, (last += 1));
  return last;
}

const nameOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? `#${numberOf(value)}` : JSON.stringify(value);

let components = 0;

interface Changes {
  readonly adapt?: (html: string) => string;
  readonly mark?: (html: string) => string;
}

/**
 * A region is rendered once for the same properties, and kept. Objects among them count as the same only if they are: shared
 * content and texts, never made for a request. What is the player's is put in by `adapt` as another region, and by `mark`
 * where scripts keep it up to date.
 */
export function createSharedRegion<Props extends object>(Component: FunctionComponent<Props>) {
  const component = (components += 1);
  return (context: Context, props: Props, { adapt, mark }: Changes = {}): RegionData => {
    const name = `${component} ${Object.entries(props)
      .map(([key, value]) => `${key}:${nameOf(value)}`)
      .join(' ')}`;
    const known = shared.get(name) ?? regionOf(renderToStaticMarkup(createElement(Component, props)));
    shared.set(name, known);
    const html = adapt?.(known.html) ?? known.html;
    const { key } = html === known.html ? known : regionOf(html);
    return forRequest(context, { key, html: mark?.(html) ?? html });
  };
}

/** A region of one player: rendered for the request, and not kept. */
export const ownRegion = (context: Context, element: ReactElement): RegionData =>
  forRequest(context, regionOf(renderToStaticMarkup(element)));

const regionOf = (html: string): Required<RegionData> => ({
  html,
  key: shortHash(html),
});

/** A document holds the HTML already: its data leaves it out, and the rendering reads it all the same. */
function forRequest({ page: { isDataRequest } }: Context, { key, html }: Required<RegionData>): RegionData {
  return isDataRequest ? { key, html } : Object.defineProperty({ key }, 'html', { value: html });
}
