/** The HTML of each static region of a page, by its key. */
export const regionsIn = (page: string): ReadonlyMap<string, string> => new Map(split(page).regions);

/** The page without what is in its static regions. */
export const withoutRegions = (page: string): string => split(page).outside;

const REGION = /<div data-region="([^"]*)">/g;

function split(page: string): { outside: string; regions: [key: string, html: string][] } {
  const regions: [string, string][] = [];
  let outside = '';
  let from = 0;
  for (const { 0: tag, 1: key = '', index } of page.matchAll(REGION)) {
    const start = index + tag.length;
    const end = endOf(page, start);
    outside += page.slice(from, start);
    regions.push([key, page.slice(start, end)]);
    from = end;
  }
  return { outside: outside + page.slice(from), regions };
}

/** Where the `div` ends whose content begins there. */
function endOf(page: string, start: number): number {
  const tags = /<(?:\/div>|div\b)/g;
  tags.lastIndex = start;
  for (let depth = 1; ;) {
    const tag = tags.exec(page);
    if (tag === null) return page.length;
    depth += tag[0] === '<div' ? 1 : -1;
    if (depth === 0) return tag.index;
  }
}
