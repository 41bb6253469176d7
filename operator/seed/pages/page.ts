import type { Texts } from '../../messages';

/** A content page. Bodies are HTML, and start below the page's own heading. */
export interface Page {
  readonly id: number;
  readonly title: Texts;
  readonly body: Texts;
}
