/** Makes the popup a modal dialog, unless something on the page has the focus. It then closes without a reload. */
export function openPopup(dialog: HTMLDialogElement, onClosed: () => void): void {
  const form = dialog.querySelector('form');
  /** Sends the form in the background. If the browser refuses, it submits the form itself. */
  function close(event: Event): void {
    if (!form) return;
    const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    if (!navigator.sendBeacon(form.action, fields)) return;
    if (event.type !== 'click') event.preventDefault();
    onClosed();
  }
  dialog.addEventListener('cancel', close);
  form?.addEventListener('submit', close);
  dialog.querySelector('a')?.addEventListener('click', close);
  const image = dialog.querySelector('img');
  image?.addEventListener('error', close);
  const isPageUnused = document.activeElement === null || document.activeElement === document.body;
  if (!isPageUnused) return;
  dialog.close();
  dialog.showModal();
}
