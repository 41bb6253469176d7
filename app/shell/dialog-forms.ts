import type { ComponentType } from 'react';

export interface DialogFormProps {
  /** What the form's page is given by its loader. */
  readonly data: never;
  /** The id for the form's heading, which names the dialog. */
  readonly titleId: string;
}

type DialogForm = ComponentType<DialogFormProps>;

/** `narrow` up to 454 px, `medium` 480 px, `wide` up to 990 px (spec section 9). */
export type DialogSize = 'narrow' | 'medium' | 'wide';

interface DialogPage {
  readonly path: RegExp;
  /** The Remix route whose loader feeds the form. */
  readonly route: string;
  readonly size: DialogSize;
  load(): Promise<{ default: DialogForm }>;
}

export interface LoadedDialog {
  readonly Form: DialogForm;
  readonly size: DialogSize;
  readonly data: never;
}

/** The pages that open as dialogs. */
const pages: readonly DialogPage[] = [
  {
    path: /^\/login$/,
    route: 'routes/login',
    size: 'medium',
    load: () => import('~/features/login/login-dialog'),
  },
  {
    path: /^\/recover$/,
    route: 'routes/recover',
    size: 'medium',
    load: () => import('~/features/recovery/recovery-dialog'),
  },
  {
    path: /^\/call-me$/,
    route: 'routes/call-me',
    size: 'narrow',
    load: () => import('~/features/call-request/call-request-dialog'),
  },
  {
    path: /^\/dashboard\/change-password$/,
    route: 'routes/dashboard.change-password',
    size: 'medium',
    load: () => import('~/features/change-password/change-password-dialog'),
  },
  {
    path: /^\/dashboard\/deposit$/,
    route: 'routes/dashboard.deposit._index',
    size: 'medium',
    load: () => import('~/features/cashier/deposit-dialog'),
  },
  ...(['deposit', 'withdraw'] as const).map((kind) => ({
    path: new RegExp(`^/dashboard/${kind}/[^/]+$`),
    route: `routes/dashboard.${kind}.$id`,
    size: 'medium' as const,
    load: () => import('~/features/cashier/payment-dialog'),
  })),
  {
    path: /^\/dashboard\/receipt\/[^/]+$/,
    route: 'routes/dashboard.receipt.$id',
    size: 'medium',
    load: () => import('~/features/cashier/receipt-dialog'),
  },
  {
    path: /^\/register$/,
    route: 'routes/register',
    size: 'wide',
    load: () => import('~/features/registration/registration-dialog'),
  },
  {
    path: /^\/register\/phone$/,
    route: 'routes/register_.phone',
    size: 'medium',
    load: () => import('~/features/registration/phone-step-dialog'),
  },
  {
    path: /^\/register\/welcome$/,
    route: 'routes/register_.welcome',
    size: 'medium',
    load: () => import('~/features/registration/welcome-dialog'),
  },
  {
    path: /^\/dashboard\/phone-verification$/,
    route: 'routes/dashboard.phone-verification',
    size: 'medium',
    load: () => import('~/features/phone-verification/phone-verification-dialog'),
  },
  {
    path: /^\/promotions\/[^/]+$/,
    route: 'routes/promotions.$id',
    size: 'wide',
    load: () => import('~/features/promotions/promotion-dialog'),
  },
  {
    path: /^\/notifications$/,
    route: 'routes/notifications._index',
    size: 'narrow',
    load: () => import('~/features/notifications/notifications-dialog'),
  },
  {
    path: /^\/reminder$/,
    route: 'routes/reminder',
    size: 'narrow',
    load: () => import('~/features/safer-play/reminder-dialog'),
  },
];

const pageAt = (url: URL) => pages.find(({ path }) => path.test(url.pathname));

const urlOf = (href: string) => new URL(href, window.location.origin);

export const hasDialog = (href: string) => pageAt(urlOf(href)) !== undefined;

/** A guard's redirect may lead to another dialog, such as the login form; more than this is a loop. */
const MAX_REDIRECTS = 2;

/**
 * Everything that a dialog needs, before it opens: a piece that does not arrive leaves the page as it is.
 *
 * Reads the loader by Remix's own address for it (`_data`), because a fetcher that fails takes the whole page down. The
 * one place to change with the framework.
 *
 * @throws when there is no such dialog, or any piece of it does not arrive
 */
export async function loadDialogForm(href: string, redirects = 0): Promise<LoadedDialog> {
  const url = urlOf(href);
  const page = pageAt(url);
  if (!page) throw new Error(`No dialog for ${url.pathname}`);
  url.searchParams.set('_data', page.route);
  const [{ default: Form }, answer] = await Promise.all([page.load(), fetch(url)]);
  const elsewhere = answer.headers.get('x-remix-redirect');
  if (elsewhere !== null && redirects < MAX_REDIRECTS) return loadDialogForm(elsewhere, redirects + 1);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new Error(`Status ${answer.status}`);
  return { Form, size: page.size, data: (await answer.json()) as never };
}
