/** Makes the popup a modal dialog, unless somebody is already busy with the page, and lets it close without a reload. */
export function openPopup(dialog: HTMLDialogElement, onClosed: () => void): void {
  const form = dialog.querySelector('form');
  /** The server is told behind the back of the page; where that cannot be, the form goes by itself. */
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
  const isNobodyBusy = document.activeElement === null || document.activeElement === document.body;
  if (!isNobodyBusy) return;
  dialog.close();
  dialog.showModal();
}
