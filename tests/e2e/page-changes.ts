/** Runs in the page. */
export type PageChange = (field: Element) => void;

/**
 * What browser extensions, translators and ad blockers do to a page, each as a function that runs in it. The patterns are
 * those of LastPass (an icon after each field, `data-lastpass-icon-root`), Bitwarden and 1Password (a shadow host beside a
 * field), Grammarly (an element after the body, `data-gr-ext-installed`), Dark Reader (styles first in the head), ColorZilla
 * (`cz-shortcut-listen`), Chrome's translation (`font` around each text) and the cosmetic filters of uBlock Origin.
 */
export const CHANGES: Readonly<Record<string, PageChange>> = {
  nothing: () => undefined,
  'a style first in the head': () => document.head.prepend(document.createElement('style')),
  'a style last in the head': () => document.head.append(document.createElement('style')),
  'an element first in the body': () => document.body.prepend(document.createElement('div')),
  'an element before the body': () => document.body.before(document.createElement('div')),
  'an element last in the body': () => document.body.append(document.createElement('div')),
  'an element after the body': () => document.documentElement.append(document.createElement('grammarly-desktop')),
  'an element after the field': (field) => field.after(document.createElement('div')),
  'an element before the field': (field) => field.before(document.createElement('div')),
  'an element after each field': () => {
    for (const input of document.querySelectorAll('input, select, textarea'))
      input.after(Object.assign(document.createElement('div'), { className: 'icon' }));
  },
  'a shadow host after the field': (field) => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    field.after(host);
  },
  'translated texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data}!`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
  },
  'attributes on the document and its fields': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.documentElement.setAttribute('style', '--extension: 1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.setAttribute('data-gr-ext-installed', '');
    for (const input of document.querySelectorAll('input, textarea, select, button')) {
      input.setAttribute('data-lastpass-icon-root', 'true');
      input.setAttribute('fdprocessedid', 'x');
    }
  },
  'elements hidden by a class': () => {
    const filter = document.createElement('style');
    filter.textContent = '.filtered { display: none !important }';
    document.head.append(filter);
    for (const element of document.querySelectorAll('footer > *, header nav li')) element.classList.add('filtered');
  },
  'another language and direction': () => {
    document.documentElement.lang = 'ar';
    document.documentElement.dir = 'rtl';
  },
  'a head in another order': () => {
    const { head } = document;
    head.append(...[...head.querySelectorAll('meta, title, link:not([rel=stylesheet])')].reverse());
  },
  'removed elements': () => {
    document.querySelector('footer')?.lastElementChild?.remove();
    document.querySelector('header nav a')?.remove();
    document.querySelector('link[rel=manifest]')?.remove();
    document.querySelector('meta[name=description]')?.remove();
  },
};
