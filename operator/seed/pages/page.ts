import type { Texts } from '../../messages';

/** A content page. Its body is HTML, without the page's own heading. */
export interface Page {
  readonly id: number;
  readonly title: Texts;
  readonly body: Texts;
}
