import { Links, Meta, ScrollRestoration } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ShellData } from './use-shell';

/** The tags of the head that differ from page to page. The server renders them into the head, the browser beside it. */
export function HeadTags({ shell }: { shell: ShellData | undefined }) {
  return (
    <>
      <meta name="theme-color" content={shell?.brand.theme} />
      <Meta />
      <Links />
      {/* After the site's stylesheet, whose tokens that of the brand replaces. */}
      {shell?.brand.links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
    </>
  );
}

/** React renders into an element outside the document, and only changes are copied: extensions change the head, too. */
export function HeadUpdates({ shell }: { shell: ShellData | undefined }) {
  useDocumentAttributes(shell);
  const [rendered, setRendered] = useState<Element>();
  // After hydration, in which React would look for these tags on the page.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the element must not be there during hydration
  useEffect(() => setRendered(document.createElement('div')), []);
  useEffect(() => {
    if (!rendered) return;
    let before = readTags(rendered);
    const observer = new MutationObserver(() => {
      copyChanges(before, rendered);
      before = readTags(rendered);
    });
    observer.observe(rendered, { childList: true, subtree: true, attributes: true, characterData: true });
    return () => observer.disconnect();
  }, [rendered]);
  return (
    rendered &&
    createPortal(
      <>
        <HeadTags shell={shell} />
        <ScrollRestoration />
      </>,
      rendered,
    )
  );
}

/** Attributes that an extension has changed stay as they are until the page's own change. */
function useDocumentAttributes(shell: ShellData | undefined): void {
  const isServed = useRef(true);
  const { locale, direction, lite } = shell ?? {};
  useEffect(() => {
    if (isServed.current || !locale) return void (isServed.current = false);
    const root = document.documentElement;
    root.lang = locale;
    root.dir = direction === 'rtl' ? direction : '';
    root.toggleAttribute('data-lite', lite);
  }, [locale, direction, lite]);
}

/** By which attributes a tag of the head is recognised. */
const MARKS = ['name', 'property', 'rel', 'hreflang'];

const keyOf = (tag: Element) =>
  [
    tag.localName,
    ...MARKS.map((mark) => tag.getAttribute(mark)),
    tag.getAttribute('rel') === 'stylesheet' && tag.getAttribute('href'),
  ].join();

const readTags = (rendered: Element) =>
  new Map([...rendered.querySelectorAll('*:not(script)')].map((tag) => [keyOf(tag), tag.outerHTML]));

function copyChanges(before: ReadonlyMap<string, string>, rendered: Element): void {
  const find = (key: string) => [...document.head.children].find((tag) => keyOf(tag) === key);
  const now = readTags(rendered);
  for (const key of before.keys()) if (!now.has(key)) find(key)?.remove();
  let previous: Element | undefined;
  for (const tag of rendered.querySelectorAll('*:not(script)')) {
    const key = keyOf(tag);
    let shown = find(key);
    if (before.get(key) !== now.get(key)) {
      const copy = tag.cloneNode(true) as Element;
      if (shown) shown.replaceWith(copy);
      else if (previous) previous.after(copy);
      else document.head.append(copy);
      shown = copy;
    }
    previous = shown ?? previous;
  }
}
