import { createCookieSessionStorage } from '@remix-run/node';
import { createToastUtilsWithCustomSession } from 'remix-toast';
import type { Cookie } from './cookie-jar.server';
import type { Keys } from './keys.server';
import { shorten } from '~/lib/shorten';

export interface Toast {
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly message: string;
  /** Toasts of one id tell the same news; the page shows one of them. */
  readonly id?: string;
}

export const TOAST_COOKIE: Cookie = { name: 'toast' };

/** Where remix-toast keeps a message in its session. */
const FLASH_KEY = 'flash';

/** Browsers drop a cookie over 4,096 bytes, and the operator's messages may be long. */
const MAX_MESSAGE_LENGTH = 300;

export type Toasts = ReturnType<typeof createToasts>;

export function createToasts(keys: Keys, secure: boolean) {
  const name = secure ? `__Host-${TOAST_COOKIE.name}` : TOAST_COOKIE.name;
  const secrets = keys.all('toast').map((key) => Buffer.from(key).toString('base64url'));
  const storage = createCookieSessionStorage({
    cookie: { name, path: '/', httpOnly: true, sameSite: 'lax', secure, secrets },
  });
  // Without its own storage remix-toast signs with a secret that is public in its source.
  const { redirectWithToast, getToast } = createToastUtilsWithCustomSession(storage);
  return {
    redirect: (url: string, toast: Toast, headers?: HeadersInit) =>
      redirectWithToast(url, toFlash(toast), { status: 303, ...(headers && { headers }) }),
    /** A message for the next page on an HTML document: remix-toast leaves messages on redirects and on JSON. */
    async cookie(toast: Toast) {
      const session = await storage.getSession();
      session.flash(FLASH_KEY, { toast: toFlash(toast) });
      return storage.commitSession(session);
    },
    async take(request: Request) {
      if (!request.headers.get('cookie')?.includes(`${name}=`)) return null;
      const { toast } = await getToast(request);
      if (!toast) return null;
      // The header from remix-toast would leave an empty session cookie.
      const cookie = await storage.destroySession(await storage.getSession());
      const { type, message, description: id } = toast;
      return { toast: { type, message, ...(id && { id }) }, cookie };
    },
  };
}

/** A message of remix-toast, which has no id: it stands in the description, which the site does not show. */
const toFlash = ({ type, message, id }: Toast) => ({
  type,
  message: message.length > MAX_MESSAGE_LENGTH ? `${shorten(message, MAX_MESSAGE_LENGTH - 1)}…` : message,
  ...(id && { description: id }),
});
