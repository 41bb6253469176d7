/** The commands that are needed from a browser which Playwright cannot drive. */
export interface BrowserDriver {
  readonly name: string;
  /** Errors that the pages' scripts logged, as far as the browser reports them. */
  readonly pageErrors: readonly string[];
  open(url: string): Promise<void>;
  /** Begins to open a page, and does not wait for its scripts. */
  start(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that matches the selector. */
  press(selector: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const TIMEOUT_MS = 30_000;
const POLL_INTERVAL_MS = 100;

/** @throws if the condition stays false for 30 seconds */
export async function waitUntil(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${TIMEOUT_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
