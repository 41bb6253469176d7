/**
 * A browser without JavaScript, at the level of HTTP: keeps cookies, sends Origin with its forms, follows no redirects.
 */
export class HttpBrowser {
  readonly cookies = new Map<string, string>();
  refusesCookies = false;

  constructor(
    /** The address that the site listens on. */
    readonly url: string,
    /** The origin that the browser is on. Behind a proxy it differs from `url`. */
    readonly origin = url,
    /** The client address of the visitor. Rate limits count by it. */
    readonly address = `10.${random()}.${random()}.${random()}`,
  ) {}

  /** A browser elsewhere with the same cookies: that of a thief, or the same one at another instance. */
  copyAt(url = this.url): HttpBrowser {
    const copy = new HttpBrowser(url);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, { headers });
  }

  async head(path: string): Promise<Response> {
    return this.send(path, { method: 'HEAD' });
  }

  /** @param headers the headers that tell where the form comes from; by default this site's own origin */
  async post(
    path: string,
    form: Record<string, string> | [string, string][],
    headers: Record<string, string> = { origin: this.origin },
  ): Promise<Response> {
    return this.send(path, { method: 'POST', body: new URLSearchParams(form), headers });
  }

  async logIn(username = 'demo', password = 'demo1234', redirectTo = '/'): Promise<Response> {
    return this.post(`/login?redirectTo=${encodeURIComponent(redirectTo)}`, { username, password });
  }

  private async send(path: string, init: RequestInit): Promise<Response> {
    // A form comes from a page, which has left a cookie.
    const least = init.method === 'POST' && !this.refusesCookies ? 'seen=1' : '';
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') || least;
    const response = await fetch(`${this.url}${path}`, {
      ...init,
      redirect: 'manual',
      headers: {
        'accept-encoding': 'identity',
        'x-forwarded-for': this.address,
        ...(cookie && { cookie }),
        ...init.headers,
      },
    });
    for (const header of response.headers.getSetCookie()) this.keep(header);
    return response;
  }

  private keep(header: string): void {
    if (this.refusesCookies) return;
    const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(name.length + 1));
  }
}

const random = () => 1 + Math.floor(Math.random() * 250);
