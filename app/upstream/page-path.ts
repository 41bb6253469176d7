/** What the operator numbers its pages with. */
const PAGE_ID = /^[1-9]\d{0,8}$/;

export const isPageId = (id: string) => PAGE_ID.test(id);

/** Where a page of the operator is (spec 2.1); null for an id that no address of ours can name. */
export function findPagePath(id: string | number): string | null {
  return isPageId(String(id)) ? `/pages/${id}` : null;
}
