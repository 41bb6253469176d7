import { createCookieSessionStorage, type TypedResponse } from '@remix-run/node';
import { createToastUtilsWithCustomSession } from 'remix-toast';
import type { Cookie } from './cookie-jar.server';
import type { Keys } from './keys.server';
import { shorten } from '~/lib/shorten';

export interface Toast {
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly message: string;
}

/** Flash messages: toasts for the next page, in a signed cookie. They work with and without JavaScript. */
export interface Toasts {
  redirect(url: string, toast: Toast, headers?: HeadersInit): Promise<TypedResponse<never>>;
  /** The Set-Cookie header of a toast for the next page, for a response that is not a redirect. */
  cookie(toast: Toast): Promise<string>;
  /** Reads the toast of a request, and the Set-Cookie header that removes it. Null without a toast. */
  take(request: Request): Promise<{ toast: Toast; cookie: string } | null>;
}

/** The cookie is present only when there is a toast for the next page. */
export const TOAST_COOKIE: Cookie = { name: 'toast' };

/** Where remix-toast keeps a message in its session. */
const FLASH_KEY = 'flash';

/** Browsers drop a cookie over 4,096 bytes, and the operator's messages may be long. */
const MAX_MESSAGE_LENGTH = 300;

export function createToasts(keys: Keys, secure: boolean): Toasts {
  const name = secure ? `__Host-${TOAST_COOKIE.name}` : TOAST_COOKIE.name;
  const secrets = keys.all('toast').map((key) => Buffer.from(key).toString('base64url'));
  const storage = createCookieSessionStorage({
    cookie: { name, path: '/', httpOnly: true, sameSite: 'lax', secure, secrets },
  });
  // Without its own storage remix-toast signs with a secret that is public in its source.
  const { redirectWithToast, getToast } = createToastUtilsWithCustomSession(storage);
  return {
    redirect: (url, toast, headers) =>
      redirectWithToast(url, clamped(toast), { status: 303, ...(headers && { headers }) }),
    // remix-toast leaves messages on redirects and on JSON; this one goes on an HTML document.
    async cookie(toast) {
      const session = await storage.getSession();
      session.flash(FLASH_KEY, { toast: clamped(toast) });
      return storage.commitSession(session);
    },
    async take(request) {
      if (!request.headers.get('cookie')?.includes(`${name}=`)) return null;
      const { toast } = await getToast(request);
      if (!toast) return null;
      // The header from remix-toast would leave a cookie with an empty session.
      const cookie = await storage.destroySession(await storage.getSession());
      return { toast: { type: toast.type, message: toast.message }, cookie };
    },
  };
}

const clamped = ({ type, message }: Toast): Toast => ({
  type,
  message: message.length > MAX_MESSAGE_LENGTH ? `${shorten(message, MAX_MESSAGE_LENGTH - 1)}…` : message,
});
