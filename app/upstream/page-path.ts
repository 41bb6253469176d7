/** The operator's ids of pages that need no encoding in an address. */
const PAGE_ID = /^[\w-]{1,100}$/;

export const isPageId = (id: string) => PAGE_ID.test(id);

/** The path of an operator's page: docs/product/routes.md#routes. Null for an id that the route does not take. */
export const findPagePath = (id: string | number): string | null => (isPageId(String(id)) ? `/pages/${id}` : null);
