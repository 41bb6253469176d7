/** No row has it. */
const NO_ROW = 0;

/** The number of the row that an identifier of the contract names; one that no row has when it names none. */
export function rowId(identifier: string | number): number {
  const id = typeof identifier === 'number' ? identifier : /^\d{1,15}$/.test(identifier) ? Number(identifier) : NO_ROW;
  return Number.isSafeInteger(id) && id > 0 ? id : NO_ROW;
}
