import type { Page } from 'playwright';

/** An announcement of a screen reader: polite ones wait until it has finished, assertive ones interrupt it. */
export interface Announcement {
  readonly how: 'polite' | 'assertive';
  readonly text: string;
}

/** A live region, as the browser's accessibility tree reports it. */
export interface LiveRegion {
  readonly role: string;
  readonly name: string;
  readonly live: string;
  readonly isAtomic: boolean;
}

interface Listening {
  heard?: Announcement[];
}

/**
 * Records the changes in live regions, as a screen reader would announce them, from the next page load on.
 *
 * @returns what the current page has announced so far
 */
export async function listen(page: Page): Promise<() => Promise<readonly Announcement[]>> {
  await page.addInitScript(noteAnnouncements);
  return () => page.evaluate(() => (window as Listening).heard ?? []);
}

function noteAnnouncements(): void {
  const heard: Announcement[] = [];
  Object.assign(window, { heard });
  const REGIONS = '[aria-live], [role=status], [role=alert], [role=log]';

  function onChanges(changes: MutationRecord[]): void {
    const said = new Map<Node, Element>();
    for (const { target, type, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target]) note(node, said);
    for (const [node, region] of said) say(node, region);
  }

  function note(node: Node, said: Map<Node, Element>): void {
    const element = elementOf(node);
    const region = element?.closest(REGIONS);
    if (region) said.set(isAtomic(region) ? region : node, region);
    // A new alert is announced as a whole; in any other region only the changes are.
    else for (const alert of element?.querySelectorAll('[role=alert]') ?? []) said.set(alert, alert);
  }

  const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

  const isAtomic = (region: Element) => {
    const own = region.getAttribute('aria-atomic');
    return own === null ? region.getAttribute('role') !== 'log' : own === 'true';
  };

  function say(node: Node, region: Element): void {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const isOutOfReach =
      (dialog && !dialog.contains(region)) || elementOf(node)?.closest('[aria-hidden=true], [inert]');
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const isAlert = region.getAttribute('role') === 'alert' || region.getAttribute('aria-live') === 'assertive';
    // A status that comes with the page is read in its place, and not announced.
    const isPartOfPage = !isParsed && !isAlert;
    if (isPartOfPage || isOutOfReach || text === '' || !node.isConnected || region.getAttribute('aria-live') === 'off')
      return;
    heard.push({ how: isAlert ? 'assertive' : 'polite', text });
  }

  let isParsed = false;
  document.addEventListener('DOMContentLoaded', () => (isParsed = true));
  new MutationObserver(onChanges).observe(document, { subtree: true, childList: true, characterData: true });
}

interface Property {
  readonly name: string;
  readonly value: { readonly value?: unknown };
}

/** The live region that the selected element is or is in; null if there is none. */
export async function liveRegionOf(page: Page, selector: string): Promise<LiveRegion | null> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Accessibility.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
    const [node] = nodes;
    if (!node || node.ignored) throw new Error(`${selector} is not in the accessibility tree`);
    const properties = new Map((node.properties as Property[]).map(({ name, value }) => [name, value.value]));
    if (!properties.has('live')) return null;
    return {
      role: String(node.role?.value),
      name: String(node.name?.value),
      live: String(properties.get('live')),
      isAtomic: properties.get('atomic') === true,
    };
  } finally {
    await session.detach();
  }
}
