let served: ReadonlyMap<string | undefined, HTMLElement> = new Map();

/** Remembers the static regions of the served page, before React may make one of their elements once more. */
export function rememberRegions(root: HTMLElement): void {
  served = new Map([...root.querySelectorAll<HTMLElement>('[data-region]')].map((each) => [each.dataset.region, each]));
}

/** What was served in a region. */
export const findServedRegion = (key: string): Iterable<Node> => [...(served.get(key)?.childNodes ?? [])];
