/**
 * The only script of the games. It posts messages to the page that frames the game:
 *
 * - `{ type: 'exit' }` when the player returns to the lobby
 * - `{ type: 'reload' }` when the player reloads the game
 *
 * Messages go to the site's origin only. Without the script the lobby is a link, and the player reloads with the
 * browser.
 */
(() => {
  const { siteOrigin, reload } = document.currentScript.dataset;
  const tell = (type) => parent.postMessage({ type }, siteOrigin);
  for (const form of document.forms) {
    form.addEventListener('submit', (event) => {
      if (form.dataset.sent) event.preventDefault();
      form.dataset.sent = 'yes';
    });
  }
  // A page that comes back from the browser's memory may be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.forms) delete form.dataset.sent;
  });
  if (parent === window) return;
  document.getElementById('lobby')?.addEventListener('click', (event) => {
    event.preventDefault();
    tell('exit');
  });
  const exits = document.getElementById('exits');
  if (!exits) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = reload;
  button.addEventListener('click', () => tell('reload'));
  exits.prepend(button);
})();
