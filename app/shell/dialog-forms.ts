import type { ComponentType } from 'react';

export interface DialogFormProps {
  /** What the form's page is given by its loader. */
  readonly data: never;
  /** The id for the form's heading, which names the dialog. */
  readonly titleId: string;
}

type DialogForm = ComponentType<DialogFormProps>;

interface DialogPage {
  /** The Remix route whose loader feeds the form. */
  readonly route: string;
  load(): Promise<{ default: DialogForm }>;
}

/** The forms that open as dialogs, by the path of their page. */
const pages: Record<string, DialogPage> = {
  '/login': { route: 'routes/login', load: () => import('~/features/login/login-dialog') },
};

/**
 * Everything that a dialog needs, before it opens: a piece that does not arrive leaves the page as it is.
 *
 * Reads the loader by Remix's own address for it (`_data`), because a fetcher that fails takes the whole page down. The
 * one place to change with the framework.
 *
 * @throws when there is no such dialog, or any piece of it does not arrive
 */
export async function loadDialogForm(href: string): Promise<{ Form: DialogForm; data: never }> {
  const url = new URL(href, window.location.origin);
  const page = pages[url.pathname];
  if (!page) throw new Error(`No dialog for ${url.pathname}`);
  url.searchParams.set('_data', page.route);
  const [{ default: Form }, answer] = await Promise.all([page.load(), fetch(url)]);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new Error(`Status ${answer.status}`);
  return { Form, data: (await answer.json()) as never };
}
