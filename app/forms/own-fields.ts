/**
 * The form with nothing but the fields it is made of. Names are a language of their own to form parsers: a field called
 * `x[99999999]` makes them build an array of that length, and send it back. What the form did not ask for goes unread.
 *
 * @param names exact names; each may stand once
 */
export function ownFields(form: FormData, names: readonly string[]): FormData {
  const own = new FormData();
  for (const name of names) for (const value of form.getAll(name)) own.append(name, value);
  return own;
}
