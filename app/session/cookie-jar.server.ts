import { parse, serialize } from 'cookie';

export interface Cookie {
  readonly name: string;
  /** The lifetime in seconds. Without it the cookie ends with the browser session. */
  readonly maxAge?: number;
  /**
   * A preference has its bare name: it proves nothing. All others have the prefix `__Host-` on https and are read only under
   * it, because a sibling host could set a bare cookie, with a session of its choice.
   */
  readonly preference?: true;
  /** Scripts of the page read it too: guests share pages, which cannot say what this browser chose. */
  readonly readable?: true;
}

export type CookieJar = ReturnType<typeof createCookieJar>;

export function createCookieJar(header: string | undefined, secure: boolean) {
  const received = parse(header ?? '');
  const written = new Map<string, { value: string | undefined; header: string }>();
  const nameOf = ({ name, preference }: Cookie) => (secure && !preference ? `__Host-${name}` : name);

  function write(cookie: Cookie, value: string | undefined) {
    const name = nameOf(cookie);
    const maxAge = value === undefined ? 0 : cookie.maxAge;
    const lifetime = maxAge === undefined ? {} : { maxAge };
    const httpOnly = !cookie.readable;
    const header = serialize(name, value ?? '', { path: '/', sameSite: 'lax', secure, httpOnly, ...lifetime });
    written.set(name, { value, header });
  }

  return {
    get(cookie: Cookie) {
      const name = nameOf(cookie);
      const change = written.get(name);
      return change ? change.value : received[name];
    },
    set: (cookie: Cookie, value: string) => write(cookie, value),
    remove: (cookie: Cookie) => write(cookie, undefined),
    headers: () => [...written.values()].map(({ header }) => header),
  };
}
