import { MAX_CONTACTS, rowField, type ContactRow } from './contact-rows';

/** One row above the limit, so that the schema can refuse too many rows. */
const READ_ROWS = MAX_CONTACTS + 1;

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** The contact rows of a submitted form, in order. Gaps in the row numbers are allowed. */
export function contactsIn(form: FormData): ContactRow[] {
  return Array.from({ length: READ_ROWS }, (_, index) => index)
    .filter((index) => form.has(rowField(index, 'type')) || form.has(rowField(index, 'contact')))
    .map((index) => ({
      type: textIn(form, rowField(index, 'type')),
      contact: textIn(form, rowField(index, 'contact')),
    }));
}

/** Rebuilds the form with rows numbered without gaps. Also returns the names of all its controls. */
export function withRows(form: FormData, rows: readonly ContactRow[]): { form: FormData; names: string[] } {
  const own = new FormData();
  own.set('name', textIn(form, 'name'));
  own.set('message', textIn(form, 'message'));
  for (const [index, { type, contact }] of rows.entries()) {
    own.set(rowField(index, 'type'), type);
    own.set(rowField(index, 'contact'), contact);
  }
  return { form: own, names: [...own.keys()] };
}
