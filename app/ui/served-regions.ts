let served: readonly HTMLElement[] = [];

/** Remembers the static regions of the served page, before React may make one of their elements once more. */
export function rememberRegions(root: HTMLElement): void {
  served = [...root.querySelectorAll<HTMLElement>('[data-region]')];
}

/** What was served in a region. A page may have two of the same. */
export function findServedRegion(key: string): Iterable<Node> {
  const same = served.filter(({ dataset, childNodes }) => dataset.region === key && childNodes.length > 0);
  const removed = same.find(({ isConnected }) => !isConnected);
  const found = removed ?? same[0]?.cloneNode(true);
  return found ? [...found.childNodes] : [];
}

/** What is equal stays, with its focus, scroll position and pictures; an entry of a list moves with its link. */
export function takeOver(element: Element, html: string): void {
  const { activeElement } = document;
  const template = document.createElement('template');
  template.innerHTML = html;
  replaceChildren(element, template.content);
  // A move in the document takes the focus away.
  if (activeElement instanceof HTMLElement && element.contains(activeElement))
    activeElement.focus({ preventScroll: true });
}

function replaceChildren(old: ParentNode & Node, next: ParentNode & Node): void {
  const wanted = [...next.childNodes];
  for (const [index, node] of wanted.entries()) {
    const there = takePlace(old, index, linkIn(node));
    if (there instanceof HTMLDetailsElement && node instanceof HTMLDetailsElement) node.open = there.open;
    if (!there) old.appendChild(node);
    else if (!there.isEqualNode(node)) replace(there, node);
  }
  while (old.childNodes.length > wanted.length) old.lastChild?.remove();
}

/** The old node for a place: of those from there on, the one with the same link, else with its path, which moves. */
function takePlace(old: ParentNode & Node, index: number, link: string | null): ChildNode | undefined {
  const rest = [...old.childNodes].slice(index);
  const [there] = rest;
  if (!there || link === null) return there;
  const same = rest.find((node) => linkIn(node) === link) ?? rest.find((node) => pathOf(linkIn(node)) === pathOf(link));
  return same && same !== there ? old.insertBefore(same, there) : there;
}

/** The address of the first link in a node, by which an entry of a list is known. */
const linkIn = (node: Node): string | null =>
  node instanceof Element
    ? ((node.matches('a') ? node : node.querySelector('a[href]'))?.getAttribute('href') ?? null)
    : null;

const pathOf = (link: string | null) => link?.replace(/[?#].*/s, '');

function replace(there: ChildNode, node: ChildNode): void {
  if (!(there instanceof Element) || !(node instanceof Element) || there.tagName !== node.tagName)
    return there.replaceWith(node);
  for (const { name } of [...there.attributes]) if (!node.hasAttribute(name)) there.removeAttribute(name);
  for (const { name, value } of node.attributes)
    if (there.getAttribute(name) !== value) there.setAttribute(name, value);
  replaceChildren(there, node);
}
