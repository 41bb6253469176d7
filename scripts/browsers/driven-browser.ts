/** A browser that is not Playwright's to drive: by the few words that a smoke journey needs. */
export interface DrivenBrowser {
  readonly name: string;
  /** What the pages' scripts complained of, as far as the browser tells. */
  readonly complaints: readonly string[];
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses what the selector names, as a mouse does. */
  press(selector: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 100;

/** @throws when it does not become true for half a minute */
export async function waitUntil(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
