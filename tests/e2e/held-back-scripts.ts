import type { Page } from '@playwright/test';
import { afterFrames } from '../support/after-repaint';
import { hydrated } from './test';

interface HeldBackScripts {
  /** Opens an address, and returns the elements that moved, resized or disappeared during hydration. */
  open(address: string): Promise<string[]>;
  /** Opens an address as it is without its scripts. */
  openOnly(address: string): Promise<void>;
  /** Runs the scripts of the page that `openOnly` has opened. */
  run(): Promise<void>;
  /** Lets the pages that load from now on run their scripts at once. */
  stop(): Promise<void>;
}

interface WindowWithHeldScripts {
  /** Runs the scripts that were held back. @returns their number */
  runHeldScripts(): number;
}

/**
 * Holds the module scripts of every page back until it is laid out. A request interceptor could hold them, too, but it
 * turns the browser's caches off, and each page would load and compile every script and draw every picture again.
 */
export async function holdScriptsBack(page: Page): Promise<HeldBackScripts> {
  const holding = await page.addInitScript(holdModuleScripts);
  return {
    open: (address) => openHeldBack(page, address),
    openOnly: (address) => openOnly(page, address),
    run: () => runScripts(page),
    stop: () => holding.dispose(),
  };
}

/**
 * Runs in the page before all other scripts. An observer is told of a script before the browser prepares it, and a
 * script of an unknown type does not run. Inserted again with its own type, it does.
 */
function holdModuleScripts(): void {
  const held = new Set<HTMLScriptElement>();
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || node.type !== 'module') continue;
      held.add(node);
      node.type = 'held';
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  const runHeldScripts = () => {
    observer.disconnect();
    for (const script of held) {
      const { parentNode, nextSibling } = script;
      script.remove();
      script.type = 'module';
      parentNode?.insertBefore(script, nextSibling);
    }
    return held.size;
  };
  Object.assign(window, { runHeldScripts } satisfies WindowWithHeldScripts);
}

async function openOnly(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
}

async function runScripts(page: Page): Promise<void> {
  const run = await page.evaluate(() => (window as unknown as WindowWithHeldScripts).runHeldScripts());
  if (run === 0) throw new Error(`${page.url()}: no script was held back`);
}

async function openHeldBack(page: Page, address: string): Promise<string[]> {
  // Parts that move by themselves, such as the banner, are not layout shifts.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOnly(page, address);
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
  await afterFrames(page);
  // Skips the contents of icons: an icon has its size at once, but is empty until the icon sprite has loaded.
  const places = await page.evaluateHandle(() =>
    [...document.querySelectorAll('body *:not(svg *)')]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => ({ element, place: element.getBoundingClientRect() })),
  );
  await runScripts(page);
  await hydrated(page, true);
  await page.waitForLoadState();
  await afterFrames(page);
  return places.evaluate((stood) => {
    // A form that is shown in steps (app/forms/form-steps.tsx) ends sooner: its later parts do not count, nor what is below the
    // window.
    const isWhole = document.querySelector('form [data-checks]') === null;
    const end = isWhole ? Infinity : window.innerHeight;
    const seen = ({ x, y, width, height }: DOMRect) =>
      y < end && height > 0 ? { x, y, width, height: Math.min(height, end - y) } : { x: 0, y: 0, width: 0, height: 0 };
    return stood
      .filter(({ element }) => isWhole || element.checkVisibility())
      .map(({ element, place }) => {
        const [was, now] = [seen(place), seen(element.getBoundingClientRect())];
        const changes = (['x', 'y', 'width', 'height'] as const)
          .filter((side) => Math.abs(now[side] - was[side]) > 0.5)
          .map((side) => `${side} ${Math.round(was[side])} to ${Math.round(now[side])}`);
        return { name: `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`, changes };
      })
      .filter(({ changes }) => changes.length > 0)
      .map(({ name, changes }) => `${name}: ${changes.join(', ')}`);
  });
}
