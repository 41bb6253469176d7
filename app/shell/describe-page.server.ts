import type { AppLoadContext } from '@remix-run/node';

/**
 * The description of the requested page, in its language. Search engines read whole documents, so a page that a script
 * navigates to needs no description, and no page carries the texts of the others.
 */
export function describePage({ page: { href, translation, facts } }: Pick<AppLoadContext, 'page'>) {
  const path = href.split('?', 1)[0] ?? '';
  return { path, text: facts.description ? translation.t('descriptions', facts.description) : null };
}
