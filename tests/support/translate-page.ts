/** The page, as far as the translation needs it. Both kinds of Playwright pages have it. */
interface TranslatablePage {
  evaluate(translation: () => void): Promise<unknown>;
  addInitScript(translation: () => void): Promise<unknown>;
}

/** Translates the page now, and what is added to it later. */
export const translate = async (page: TranslatablePage): Promise<void> =>
  void (await page.evaluate(translateLikeChrome));

/** Translates each page that opens from now on before its scripts run, and what is added to it later. */
export async function translateBeforeScripts(page: TranslatablePage): Promise<void> {
  await page.addInitScript(translateLikeChrome);
}

/**
 * Runs in the page. Chrome replaces each text by two elements with the translated text, and leaves out what is marked
 * `translate="no"`. The text is set in guillemets, so that it remains readable.
 */
function translateLikeChrome(): void {
  const MARK = 'data-translated';
  const UNTRANSLATED = `script, style, noscript, textarea, svg, [translate=no], [${MARK}]`;

  const isTranslatable = (node: Node): node is Text =>
    node.nodeType === Node.TEXT_NODE &&
    node.nodeValue?.trim() !== '' &&
    node.parentElement !== null &&
    node.parentElement.closest(UNTRANSLATED) === null;

  function replace(text: Text): void {
    const inner = document.createElement('font');
    inner.textContent = `«${text.nodeValue}»`;
    const outer = document.createElement('font');
    outer.setAttribute(MARK, '');
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateBelow(root: Node): void {
    const texts: Text[] = isTranslatable(root) ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (isTranslatable(walker.currentNode)) texts.push(walker.currentNode);
    texts.forEach(replace);
  }

  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateBelow(target);
      else addedNodes.forEach(translateBelow);
    }
  });

  function begin(): void {
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'ar';
    translateBelow(document.body);
    observer.observe(document.documentElement, { childList: true, characterData: true, subtree: true });
  }

  if (document.readyState === 'loading') {
    // Module scripts run before DOMContentLoaded, and after this event.
    document.addEventListener('readystatechange', begin, { once: true });
  } else begin();
}
