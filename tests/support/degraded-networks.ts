import type { Page, Route } from 'playwright';

/** The origins of the site and of its third-party parts, which a network, a filter or a fault may block. */
export interface Origins {
  readonly site: string;
  readonly chat: string;
  /** The origin of the games, the sports book and the payment page. */
  readonly provider: string;
}

/** Picks URLs. */
export type Urls = (url: URL) => boolean;

/** A network that keeps a browser from loading all of the site. */
export interface DegradedNetwork {
  /** The heading of the table's column. */
  readonly name: string;
  readonly meaning: string;
  readonly javaScriptEnabled?: false;
  /** Whether pages hydrate. The test waits for that before each step. */
  readonly hydrates: boolean;
  /** Scripts arrive after the journey has gone on. */
  readonly isLate?: boolean;
  /** Scripts are truncated, so script errors are expected. */
  readonly breaksScripts?: boolean;
  /** The provider's host does not answer: no game can be played. */
  readonly withoutProvider?: boolean;
  /**
   * Whether this network changes requests to a URL. A journey that makes no such request runs as it does where
   * everything loads. Without it, the network changes every journey.
   */
  changes?(origins: Origins): Urls;
  begin(page: Page, origins: Origins): Promise<Hold>;
}

/** Callbacks at certain moments of a journey. */
export interface Hold {
  /** What the network should not have let through. The journey adds its own faults. */
  readonly faults?: string[];
  /** The page has hydrated, or never will. */
  onAlive?(): void;
  /** A form is filled in but not yet sent. */
  onTyped?(): Promise<void>;
}

const SCRIPTS = '**/assets/*.js';
const LATE_MS = 10_000;

/** The time in which a page hydrates if everything arrives, on a busy machine too. */
export const ALIVE_MS = 30_000;

const abort = (route: Route) => route.abort();
const carryOn = (route: Route) => route.continue().catch(() => undefined);

const mayNeedFingerprint: Urls = ({ pathname }) => pathname.startsWith('/assets/use-fingerprint');
const isHub: Urls = ({ pathname }) => /^\/hubs\/|^\/assets\/hub-client/.test(pathname);
const isOf =
  (origin: string): Urls =>
  (url) =>
    url.origin === origin;

const untouched: DegradedNetwork['begin'] = () => Promise.resolve({});

/** Blocks the frames of another origin, whose documents the page's own blocking does not reach. */
function blockingOrigin(urls: (origins: Origins) => Urls): DegradedNetwork['begin'] {
  return async (page, origins) => {
    await page.route(urls(origins), abort);
    return {};
  };
}

/**
 * Blocks the site's paths with these beginnings, in the browser: `page.route` would stop each request of the page, and
 * turn the cache off. One that is answered all the same is a fault.
 */
function blocking(...paths: readonly string[]): DegradedNetwork['begin'] {
  return async (page, { site }) => {
    const starts = paths.map((path) => site + path);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setBlockedURLs', { urls: starts.map((start) => `${start}*`) });
    const faults: string[] = [];
    page.on('response', (response) => {
      const url = response.url();
      if (starts.some((start) => url.startsWith(start))) faults.push(`${url} was not blocked`);
    });
    return { faults };
  };
}

/** In the order of the table's columns. */
export const degradedNetworks: readonly DegradedNetwork[] = [
  { name: 'on', meaning: 'everything loads', hydrates: true, begin: untouched },
  {
    name: 'off',
    meaning: 'JavaScript is switched off',
    javaScriptEnabled: false,
    hydrates: false,
    begin: untouched,
  },
  {
    name: 'no chat',
    meaning: 'the host of the live chat does not answer',
    hydrates: true,
    changes: ({ chat }) => isOf(chat),
    begin: blockingOrigin(({ chat }) => isOf(chat)),
  },
  {
    name: 'no fingerprint',
    meaning: 'the fingerprint script and the request that stores the fingerprint are blocked',
    hydrates: true,
    // A quick journey may end before the fingerprint is requested, which waits for a pause.
    changes: () => mayNeedFingerprint,
    begin: blocking('/assets/fingerprint', '/device'),
  },
  {
    name: 'no hub',
    meaning: 'the live connection closes at once, and its script is blocked',
    hydrates: true,
    changes: () => isHub,
    async begin(page, origins) {
      await page.routeWebSocket(/\/hubs\//, (socket) => void socket.close());
      return blocking('/assets/hub-client')(page, origins);
    },
  },
  {
    name: 'no provider',
    meaning: 'the host of games and payment pages does not answer',
    hydrates: true,
    withoutProvider: true,
    changes: ({ provider }) => isOf(provider),
    begin: blockingOrigin(({ provider }) => isOf(provider)),
  },
  {
    name: 'no assets',
    meaning: 'all scripts, styles, icons and pictures of the site are blocked',
    hydrates: false,
    breaksScripts: true,
    begin: blocking('/assets/', '/media/'),
  },
  {
    name: '10 s late',
    meaning: 'each script arrives ten seconds after it was requested, and the journey does not wait for it',
    hydrates: false,
    isLate: true,
    async begin(page) {
      await page.route(SCRIPTS, (route) => void setTimeout(() => void carryOn(route), LATE_MS).unref());
      return {};
    },
  },
  {
    name: 'while typing',
    meaning: 'the scripts arrive after a form was filled in and before it is sent; everything typed stays',
    hydrates: false,
    begin: holdUntilTyped,
  },
  {
    name: 'cut off',
    meaning: 'each script ends in the middle',
    hydrates: false,
    breaksScripts: true,
    begin: cutOffScripts,
  },
  {
    name: 'later pieces',
    meaning: 'no further script arrives once the page has hydrated: dialogs, other pages, stars, panels, sliders',
    hydrates: true,
    begin: failOnceAlive,
  },
];

async function cutOffScripts(page: Page): Promise<Hold> {
  const halves = new Map<string, Promise<Buffer>>();
  const halfOf = async (route: Route) => {
    const body = await (await route.fetch()).body();
    return body.subarray(0, body.length / 2);
  };
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    const half = halves.get(url) ?? halfOf(route);
    halves.set(url, half);
    try {
      await route.fulfill({ contentType: 'text/javascript', body: await half });
    } catch {
      // The page was closed meanwhile.
      halves.delete(url);
    }
  });
  return {};
}

async function holdUntilTyped(page: Page): Promise<Hold> {
  let isHeld = true;
  const held: Route[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.frame().parentFrame()) isHeld = true;
  });
  await page.route(SCRIPTS, async (route) => {
    if (isHeld) held.push(route);
    else await carryOn(route);
  });
  return {
    async onTyped() {
      const before = await typedIn(page);
      isHeld = false;
      await Promise.all(held.splice(0).map(carryOn));
      await page.locator('html[data-hydrated]').waitFor({ timeout: ALIVE_MS });
      const after = await typedIn(page);
      if (after !== before) throw new Error(`typed ${before}, and after the scripts had come there was ${after}`);
    },
  };
}

/** The values of the page's form, without hidden fields and without the spaces by which a mask groups digits. */
async function typedIn(page: Page): Promise<string> {
  const controls = page.locator('main :is(input:not([type=hidden]), select, textarea)');
  const values = await controls.evaluateAll((elements) =>
    (elements as HTMLInputElement[]).map(({ name, type, checked, value }) =>
      /radio|checkbox/.test(type) ? `${name}=${value}:${checked}` : `${name}=${value.replace(/(?<=\d) (?=\d)/g, '')}`,
    ),
  );
  return values.join('&');
}

async function failOnceAlive(page: Page): Promise<Hold> {
  let isAlive = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.frame().parentFrame()) isAlive = false;
  });
  await page.route(SCRIPTS, (route) => (isAlive ? abort(route) : carryOn(route)));
  return { onAlive: () => void (isAlive = true) };
}
