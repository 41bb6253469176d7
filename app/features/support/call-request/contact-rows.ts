/** The operator's numbers for the kinds of contact. */
export const CONTACT_TYPES = { phone: '1', whatsApp: '2', telegram: '3', email: '4' } as const;

export const MAX_CONTACTS = 5;

export interface ContactRow {
  readonly type: string;
  readonly contact: string;
}

export const NEW_ROW: ContactRow = { type: CONTACT_TYPES.phone, contact: '' };

export type RowChange = { readonly type: 'add' } | { readonly type: 'remove'; readonly index: number };

/** Adds or removes a row. Returns the name of the broken rule when that is not allowed. */
export function changeRows(rows: readonly ContactRow[], change: RowChange): ContactRow[] | 'atLeast' | 'atMost' {
  if (change.type === 'add') return rows.length < MAX_CONTACTS ? [...rows, NEW_ROW] : 'atMost';
  return rows.length > 1 ? rows.filter((_, index) => index !== change.index) : 'atLeast';
}

/** Reads the value of a row's button: `add`, or `remove-2` for the third row. Null for any other value. */
export function findRowChange(intent: unknown): RowChange | null {
  if (intent === 'add') return { type: 'add' };
  const [, index] = /^remove-([0-4])$/.exec(typeof intent === 'string' ? intent : '') ?? [];
  return index === undefined ? null : { type: 'remove', index: Number(index) };
}

/** Control name of a row's field, such as `contacts[0].type`. */
export const rowField = (index: number, field: keyof ContactRow) => `contacts[${index}].${field}`;
