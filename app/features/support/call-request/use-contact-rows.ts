import { useState } from 'react';
import type { FormSlot } from '~/forms/form-slot';
import { interpolate } from '~/i18n/interpolate';
import { changeRows, MAX_CONTACTS, NEW_ROW, rowField, type ContactRow, type RowChange } from './contact-rows';

type Errors = Readonly<Record<string, string[] | null>>;

export interface ShownRow extends ContactRow {
  /** React key that stays with the row when others are removed: typed values live in the DOM only. */
  readonly key: string;
  readonly errors: { readonly type?: string[] | undefined; readonly contact?: string[] | undefined };
}

type Notice = 'atLeast' | 'atMost';

export type ContactRows = ReturnType<typeof useContactRows>;

/**
 * Rows come from the server's last response, then change in the browser.
 *
 * @param formErrors by control name; another object whenever they change
 * @param before values kept when the session ended, by control name
 */
export function useContactRows(
  { id, result }: FormSlot,
  copy: { readonly contacts: string; readonly row: string },
  formErrors: Errors,
  before?: Readonly<Record<string, string>>,
) {
  const [answered, setAnswered] = useState({ result, count: 0 });
  const [shownErrors, setShownErrors] = useState(formErrors);
  const [rows, setRows] = useState(() =>
    withErrors(result || !before ? rowsOf(result, 0) : rowsBefore(before), formErrors),
  );
  const [notice, setNotice] = useState<Notice | null>(null);
  // A history navigation clears the action result; the typed rows must stay.
  if (result !== undefined && result !== answered.result) {
    setAnswered({ result, count: answered.count + 1 });
    setRows(rowsOf(result, answered.count + 1));
    setNotice(null);
  }
  // Kept in the rows, because a removed row changes the names of the others.
  if (formErrors !== shownErrors) {
    setShownErrors(formErrors);
    setRows((current) => withErrors(current, formErrors));
  }
  const [added, setAdded] = useState(0);
  const idOf = (index: number, field: keyof ContactRow) => `${id}-contact-${index}-${field}`;
  const listId = `${id}-contacts`;
  const errors = formErrors['contacts'] ?? undefined;
  return {
    rows,
    listId,
    idOf,
    errors,
    notice,
    fields: [
      { id: listId, label: copy.contacts, errors },
      ...rows.flatMap((row, index) => {
        const label = interpolate(copy.row, { number: index + 1 });
        return (['type', 'contact'] as const).map((name) => ({
          id: idOf(index, name),
          label,
          errors: row.errors[name],
        }));
      }),
    ],
    change(change: RowChange) {
      const changed = changeRows(rows, change);
      if (typeof changed === 'string') return setNotice(changed);
      setNotice(null);
      setAdded(added + 1);
      setRows(changed.map((row) => ('key' in row ? (row as ShownRow) : { ...row, key: `added-${added}`, errors: {} })));
    },
  };
}

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
  return (typed?.length ? typed : [NEW_ROW]).map((row, index) => ({
    type: row.type ?? NEW_ROW.type,
    contact: row.contact ?? '',
    key: `${answer}-${index}`,
    errors: {},
  }));
}

function withErrors(rows: readonly ShownRow[], errors: Errors): ShownRow[] {
  const errorsAt = (index: number, field: keyof ContactRow) => errors[rowField(index, field)] ?? undefined;
  return rows.map((row, index) => ({
    ...row,
    errors: { type: errorsAt(index, 'type'), contact: errorsAt(index, 'contact') },
  }));
}
