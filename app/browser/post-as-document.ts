/** Sends fields as a form of the browser, which shows the answer as a document. */
export function postAsDocument(action: string, fields: Iterable<[string, FormDataEntryValue]>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    form.append(Object.assign(input, { type: 'hidden', name, value }));
  }
  document.body.append(form);
  // A field may be called `submit`.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
