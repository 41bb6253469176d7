import { useState } from 'react';
import type { FormSlot } from '~/forms/form-slot';
import { changeRows, MAX_CONTACTS, NEW_ROW, rowField, type ContactRow, type RowChange } from './contact-rows';

export interface ShownRow extends ContactRow {
  /** Stays with the row wherever it moves: what is typed in it is in the page only. */
  readonly key: string;
  readonly errors: { readonly type?: string[] | undefined; readonly contact?: string[] | undefined };
}

type Notice = 'atLeast' | 'atMost';

export interface ContactRows {
  readonly rows: readonly ShownRow[];
  readonly listId: string;
  readonly idOf: (index: number, field: keyof ContactRow) => string;
  /** What is wrong with the list as a whole, by the server. */
  readonly errors: string[] | undefined;
  /** Why the last change was not made, in the browser. */
  readonly notice: Notice | null;
  /** For the summary of errors, in the order of the page. */
  readonly fields: readonly { id: string; errors: string[] | undefined }[];
  change(change: RowChange): void;
}

/**
 * The contact rows of the form, from the server's last answer on; changed in the page where there is JavaScript.
 *
 * @param before what was typed before the session ended
 */
export function useContactRows({ id, result }: FormSlot, before?: Readonly<Record<string, string>>): ContactRows {
  const [answered, setAnswered] = useState({ result, count: 0 });
  const [rows, setRows] = useState(() => (result || !before ? rowsOf(result, 0) : rowsBefore(before)));
  const [notice, setNotice] = useState<Notice | null>(null);
  // A step in the browser's history takes the answer away, and must not take away what was typed.
  if (result !== undefined && result !== answered.result) {
    setAnswered({ result, count: answered.count + 1 });
    setRows(rowsOf(result, answered.count + 1));
    setNotice(null);
  }
  const [added, setAdded] = useState(0);
  const idOf = (index: number, field: keyof ContactRow) => `${id}-contact-${index}-${field}`;
  const listId = `${id}-contacts`;
  const errors = result?.error?.contacts ?? undefined;
  return {
    rows,
    listId,
    idOf,
    errors,
    notice,
    fields: [
      { id: listId, errors },
      ...rows.flatMap((row, index) => [
        { id: idOf(index, 'type'), errors: row.errors.type },
        { id: idOf(index, 'contact'), errors: row.errors.contact },
      ]),
    ],
    change(change) {
      const changed = changeRows(rows, change);
      if (typeof changed === 'string') return setNotice(changed);
      setNotice(null);
      setAdded(added + 1);
      setRows(changed.map((row) => ('key' in row ? (row as ShownRow) : { ...row, key: `added-${added}`, errors: {} })));
    },
  };
}

/** The rows as they were typed before the session ended, by the names of their controls. */
function rowsBefore(typed: Readonly<Record<string, string>>): ShownRow[] {
  const rows = Array.from({ length: MAX_CONTACTS }, (_, index) => index).flatMap((index) => {
    const type = typed[rowField(index, 'type')];
    const contact = typed[rowField(index, 'contact')];
    return contact === undefined ? [] : [{ type: type ?? NEW_ROW.type, contact, key: `0-${index}`, errors: {} }];
  });
  return rows.length > 0 ? rows : rowsOf(undefined, 0);
}

function rowsOf(result: FormSlot['result'], answer: number): ShownRow[] {
  const typed = (result?.initialValue as { contacts?: Partial<ContactRow>[] } | null | undefined)?.contacts;
  const errorsAt = (index: number, field: keyof ContactRow) => result?.error?.[rowField(index, field)] ?? undefined;
  return (typed?.length ? typed : [NEW_ROW]).map((row, index) => ({
    type: row.type ?? NEW_ROW.type,
    contact: row.contact ?? '',
    key: `${answer}-${index}`,
    errors: { type: errorsAt(index, 'type'), contact: errorsAt(index, 'contact') },
  }));
}
