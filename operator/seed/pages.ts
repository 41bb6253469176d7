import { readText } from '../files';
import type { Texts } from '../messages';
import data from './pages.json' with { type: 'json' };
import promotionData from './promotions.json' with { type: 'json' };

/** A content page. Its body is HTML, without the page's own heading. */
export interface Page {
  readonly id: number;
  readonly title: Texts;
  readonly body: Texts;
}

const htmlOf = (file: string): Texts => ({
  tr: readText(`${file}-tr.html`).trimEnd(),
  en: readText(`${file}-en.html`).trimEnd(),
});

/** The contract's content categories, under the contract's names, with their pages. */
export const pageCategories = data.map(({ name, pages }) => ({
  name,
  pages: pages.map(({ file, ...page }): Page => ({ ...page, body: htmlOf(`pages/${file}`) })),
}));

export const pages: readonly Page[] = pageCategories.flatMap((category) => category.pages);

interface Promotion {
  readonly id: number;
  /** Name of the pictures `/media/promotions/<name>-<type>.svg`: type 1 for the list, type 2 for the detail. */
  readonly name: string;
  readonly title: Texts;
  readonly description: Texts;
  /** The offer that it announces. */
  readonly offer?: string;
  /** The next step of players who have nothing to claim; `href` is a path of the site. */
  readonly next: { readonly label: Texts; readonly href: string };
}

export const promotions = promotionData.map((promotion): Promotion => ({
  ...promotion,
  description: htmlOf(`promotions/${promotion.name}`),
}));
