/** An id that no row has. */
const NO_ROW = 0;

/** Parses an identifier of the contract into a row id. An invalid identifier gives an id that no row has. */
export function rowId(identifier: string | number): number {
  const id = typeof identifier === 'number' ? identifier : /^\d{1,15}$/.test(identifier) ? Number(identifier) : NO_ROW;
  return Number.isSafeInteger(id) && id > 0 ? id : NO_ROW;
}
