import { createCookieSessionStorage, type TypedResponse } from '@remix-run/node';
import { createToastUtilsWithCustomSession } from 'remix-toast';
import type { Cookie } from './cookie-jar.server';
import type { Keys } from './keys.server';
import { shorten } from '~/lib/shorten';

export interface Toast {
  readonly type: 'success' | 'error' | 'warning' | 'info';
  readonly message: string;
}

/** Messages for the next page, in a signed flash cookie: they show with and without JavaScript. */
export interface Toasts {
  redirect(url: string, toast: Toast, headers?: HeadersInit): Promise<TypedResponse<never>>;
  /** The header that leaves a message for the next page, on an answer that leads nowhere. */
  cookie(toast: Toast): Promise<string>;
  /** The toast that the request brought, and the header that takes it away. Both null without one. */
  take(request: Request): Promise<{ toast: Toast; cookie: string } | null>;
}

/** Its presence alone says that there is a message for the next page. */
export const TOAST_COOKIE: Cookie = { name: 'toast' };

/** The operator's messages may be long, and a cookie over 4,096 bytes is dropped whole. */
const MAX_MESSAGE_LENGTH = 300;

export function createToasts(keys: Keys, secure: boolean): Toasts {
  const name = secure ? `__Host-${TOAST_COOKIE.name}` : TOAST_COOKIE.name;
  const secrets = keys.all('toast').map((key) => Buffer.from(key).toString('base64url'));
  const storage = createCookieSessionStorage({
    cookie: { name, path: '/', httpOnly: true, sameSite: 'lax', secure, secrets },
  });
  // remix-toast signs with a secret from its own source unless it is given a storage.
  const { redirectWithToast, getToast } = createToastUtilsWithCustomSession(storage);
  const redirect: Toasts['redirect'] = (url, { type, message }, headers) =>
    redirectWithToast(url, { type, message: clamp(message) }, { status: 303, ...(headers && { headers }) });
  return {
    redirect,
    cookie: async (toast) => (await redirect('/', toast)).headers.get('set-cookie') ?? '',
    async take(request) {
      if (!request.headers.get('cookie')?.includes(`${name}=`)) return null;
      const { toast } = await getToast(request);
      if (!toast) return null;
      // Its own header would leave an empty session behind.
      const cookie = await storage.destroySession(await storage.getSession());
      return { toast: { type: toast.type, message: toast.message }, cookie };
    },
  };
}

const clamp = (message: string) =>
  message.length > MAX_MESSAGE_LENGTH ? `${shorten(message, MAX_MESSAGE_LENGTH - 1)}…` : message;
