import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import type { Cookie, CookieJar } from './cookie-jar.server';

const MAX_COOKIE_LENGTH = 1_500;

/** Texts that an owner keeps in this browser, last first: JSON, with the owner before them. The browser can forge them. */
export function createListCookie(name: string, item: z.ZodString, most: number) {
  const stored = z.tuple([z.string()]).rest(item);
  return {
    /** Empty when the cookie belongs to another owner. */
    read(jar: CookieJar, owner: string): readonly string[] {
      const text = jar.get({ name }) ?? '';
      const { data: [writer, ...texts] = [] } = stored.safeParse(
        text.length > MAX_COOKIE_LENGTH ? undefined : parseJson(text),
      );
      return writer === owner ? texts.slice(0, most) : [];
    },
    write(jar: CookieJar, owner: string, texts: readonly string[], maxAge?: Cookie['maxAge']): void {
      const kept = texts.slice(0, most);
      const json = () => JSON.stringify([owner, ...kept]);
      while (kept.length > 0 && encodeURIComponent(json()).length > MAX_COOKIE_LENGTH) kept.pop();
      if (kept.length > 0) jar.set({ name, ...(maxAge !== undefined && { maxAge }) }, json());
    },
    remove: (jar: CookieJar) => jar.remove({ name }),
  };
}
