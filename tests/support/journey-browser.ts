import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { HttpBrowser } from './http-browser';
import { ALIVE_MS, type DegradedNetwork, type Hold, type Origins } from './degraded-networks';
import { logInBehind } from './log-in-behind';
import { fund, newPlayer, type TestPlayer } from './players';
import type { TestSite } from './site';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/**
 * The timeout of each step. Where scripts are late, it is shorter than their delay, which proves that no step waits for
 * a script.
 */
const patienceWith = ({ isLate = false }: DegradedNetwork) => (isLate ? 9_000 : 25_000);

/** How a journey ended: on the page where it began, on another page, or on an error page with a way back. */
export type JourneyResult = 'in place' | 'by page' | 'way back';

/** A browser on a degraded network, with a player. */
export interface JourneyBrowser {
  readonly page: Page;
  readonly player: TestPlayer;
  readonly operatorUrl: string;
  readonly network: DegradedNetwork;
  /** Opens an address and waits until the page has hydrated, if it will. */
  open(path: string): Promise<void>;
  /** Waits until the page has hydrated, if it will. */
  settle(): Promise<void>;
  /** Taps the first visible match. */
  tap(selector: string): Promise<void>;
  /** Reports that a form is filled in: on one network the scripts arrive at this moment. */
  typed(): Promise<void>;
  /** Waits for the first visible match and returns it. */
  see(selector: string): Promise<Locator>;
  /** Whether the journey has loaded another page than the one it began on. */
  result(): JourneyResult;
  /** Script errors that the browser reported, and requests that the network should have blocked. */
  readonly faults: readonly string[];
  /** The URLs that the journey has requested so far, of live connections too. */
  readonly requested: ReadonlySet<string>;
}

export interface JourneyEnvironment {
  readonly browser: Browser;
  readonly site: TestSite;
  readonly origins: Origins;
  /** The cookie of a browser that has closed the popup. */
  readonly popupCookie: string;
  /** The visitor's choice. Default: none. */
  readonly language?: string;
}

/** The journeys on one network: of one player, who has ₺1,000 and a notification. */
export interface JourneyPlace {
  /**
   * Opens a browser for one journey, as a guest or with the player logged in. The browser of the journey before it closes:
   * an answer that it left behind would bring its session into this one.
   */
  begin(who: 'guest' | 'player'): Promise<JourneyBrowser>;
  end(): Promise<void>;
}

export async function startJourneys(environment: JourneyEnvironment, network: DegradedNetwork): Promise<JourneyPlace> {
  const player = await newPlayer(environment.site.operatorUrl);
  await fund(player, 1_000);
  let context: BrowserContext | undefined;
  return {
    async begin(who) {
      await context?.close();
      context = await openContext(environment, network);
      if (who === 'player') await logInBehind(context.request, environment.site.url, player);
      return openBrowser(context, player, environment, network);
    },
    end: async () => context?.close(),
  };
}

async function openContext({ browser, site, popupCookie, language }: JourneyEnvironment, network: DegradedNetwork) {
  const context = await browser.newContext({
    ...PHONE,
    baseURL: site.url,
    serviceWorkers: 'block',
    timezoneId: 'Europe/Istanbul',
    javaScriptEnabled: network.javaScriptEnabled !== false,
    extraHTTPHeaders: { 'x-forwarded-for': new HttpBrowser(site.url).address },
  });
  context.setDefaultTimeout(patienceWith(network));
  await context.addCookies([{ name: 'popup', value: popupCookie, url: site.url }]);
  if (language !== undefined) await context.addCookies([{ name: 'language', value: language, url: site.url }]);
  return context;
}

async function openBrowser(
  context: BrowserContext,
  player: TestPlayer,
  { site, origins }: JourneyEnvironment,
  network: DegradedNetwork,
): Promise<JourneyBrowser> {
  const page = await context.newPage();
  const hold = await network.begin(page, origins);
  // Pages in a new tab, such as a payment page, are third-party pages.
  context.on('page', (other) => void other.close().catch(() => undefined));
  const requested = new Set<string>();
  context.on('request', (request) => requested.add(request.url()));
  page.on('websocket', (socket) => requested.add(socket.url()));
  return { ...actionsOn(page, network, hold), page, player, network, operatorUrl: site.operatorUrl, requested };
}

type JourneyActions = Omit<JourneyBrowser, 'page' | 'player' | 'network' | 'operatorUrl' | 'requested'>;

function actionsOn(page: Page, network: DegradedNetwork, hold: Hold): JourneyActions {
  let documents = 0;
  const { faults = [] } = hold;
  page.on('pageerror', (error) => {
    if (!network.breaksScripts) faults.push(error.message);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.frame().parentFrame() && !request.redirectedFrom()) documents += 1;
  });
  async function settle() {
    if (network.hydrates) await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: ALIVE_MS });
    hold.onAlive?.();
  }
  async function see(selector: string) {
    const seen = page.locator(selector).filter({ visible: true }).first();
    await seen.waitFor();
    // Until the styles have loaded, elements are visible that the styles hide. With scripts, `settle` has waited.
    if (network.javaScriptEnabled === false) await page.waitForLoadState();
    return seen;
  }
  return {
    faults,
    settle,
    see,
    async open(path) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      documents = 0;
      await settle();
    },
    async tap(selector) {
      await (await see(selector)).click();
    },
    async typed() {
      await hold.onTyped?.();
    },
    result: () => (documents === 0 ? 'in place' : 'by page'),
  };
}
