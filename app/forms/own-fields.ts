/**
 * Copies the listed fields of a form and drops the rest. Form parsers interpret names: a field `x[99999999]` would make
 * them build an array of that length.
 *
 * @param names exact control names
 */
export function ownFields(form: FormData, names: readonly string[]): FormData {
  const own = new FormData();
  for (const name of names) for (const value of form.getAll(name)) own.append(name, value);
  return own;
}
