/** The tag as Remix writes it. Text on a page is escaped and cannot contain it. */
const STYLESHEET = '<link rel="stylesheet" ';

export const hasStyles = (page: string): boolean => page.includes(STYLESHEET);

/** Adds an inline script before the first style sheet, which would hold it up. @param page the document up to its first script */
export function runBeforeStyles(page: string, script: string): string {
  const sheets = page.indexOf(STYLESHEET);
  return sheets === -1 ? page : `${page.slice(0, sheets)}<script>${script}</script>${page.slice(sheets)}`;
}
