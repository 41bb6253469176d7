import { parse, serialize } from 'cookie';

export interface Cookie {
  readonly name: string;
  /** Seconds to live; without it the cookie ends with the browser session. */
  readonly maxAge?: number;
  /**
   * A preference that proves nothing, under its bare name. All other cookies carry `__Host-` on https and are then read
   * under that name alone: a sibling host could plant the bare one, with a session of its own choice.
   */
  readonly preference?: true;
}

/** The request's cookies, and those that its answer will set. One jar per request. */
export interface CookieJar {
  get(cookie: Cookie): string | undefined;
  set(cookie: Cookie, value: string): void;
  remove(cookie: Cookie): void;
  /** What the answer has to send as Set-Cookie. */
  headers(): string[];
}

export function createCookieJar(header: string | undefined, secure: boolean): CookieJar {
  const received = parse(header ?? '');
  const written = new Map<string, { value: string | undefined; header: string }>();
  const nameOf = ({ name, preference }: Cookie) => (secure && !preference ? `__Host-${name}` : name);

  function write(cookie: Cookie, value: string | undefined) {
    const name = nameOf(cookie);
    const maxAge = value === undefined ? 0 : cookie.maxAge;
    const lifetime = maxAge === undefined ? {} : { maxAge };
    const header = serialize(name, value ?? '', { path: '/', sameSite: 'lax', secure, httpOnly: true, ...lifetime });
    written.set(name, { value, header });
  }

  return {
    get(cookie) {
      const name = nameOf(cookie);
      const change = written.get(name);
      return change ? change.value : received[name];
    },
    set: (cookie, value) => write(cookie, value),
    remove: (cookie) => write(cookie, undefined),
    headers: () => [...written.values()].map(({ header }) => header),
  };
}
