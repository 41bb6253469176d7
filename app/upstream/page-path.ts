/** The operator's ids of pages. */
const PAGE_ID = /^[1-9]\d{0,8}$/;

export const isPageId = (id: string) => PAGE_ID.test(id);

/** The path of an operator's page: docs/product.md#routes. Null for an id that the route does not take. */
export function findPagePath(id: string | number): string | null {
  return isPageId(String(id)) ? `/pages/${id}` : null;
}
