import type { HttpBrowser } from './http-browser';
import { shown } from './html';

type Figures = Readonly<Record<string, string>>;

/** The names and figures of a description list with the attribute, for each list of the page. */
export const listsIn = (page: string, attribute: string): Figures[] =>
  [...page.matchAll(new RegExp(`<dl [^>]*${attribute}=""[^>]*>([\\s\\S]*?)</dl>`, 'g'))].map(([, list = '']) =>
    Object.fromEntries(
      [...list.matchAll(/<dt>(?:<a [^>]*>)?([^<]*)(?:<\/a>)?<\/dt>\s*<dd[^>]*>([^<]*)<\/dd>/g)].map(
        ([, name = '', text = '']) => [name, text],
      ),
    ),
  );

/** The parts of the balance that a page shows, for each place of the page. */
export const partsOn = async (visitor: HttpBrowser, path: string): Promise<Figures[]> =>
  listsIn(await shown(await visitor.get(path)), 'data-balance-parts');

/** What the page of a withdrawal says of the player's money: what can be withdrawn, and the parts of the balance. */
export async function fundsOn(visitor: HttpBrowser, path = '/dashboard/withdraw'): Promise<Figures> {
  return listsIn(await shown(await visitor.get(path)), 'data-funds')[0] ?? {};
}
