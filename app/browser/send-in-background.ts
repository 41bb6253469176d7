/** False where the form must be sent as a document: the browser refuses, or keeps no cookies, which the answer then says. */
export function sendInBackground(form: HTMLFormElement, more: Readonly<Record<string, string>> = {}): boolean {
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  for (const [name, value] of Object.entries(more)) fields.set(name, value);
  return navigator.cookieEnabled && navigator.sendBeacon(form.action, fields);
}
