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

/** Makes the content of an element that of the HTML. What is equal stays, with its focus, scroll position and pictures. */
export function takeOver(element: Element, html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  replaceChildren(element, template.content);
}

function replaceChildren(old: ParentNode & Node, next: ParentNode & Node): void {
  const wanted = [...next.childNodes];
  for (const [index, node] of wanted.entries()) {
    const there = old.childNodes[index];
    if (!there) old.appendChild(node);
    else if (!there.isEqualNode(node)) replace(there, node);
  }
  while (old.childNodes.length > wanted.length) old.lastChild?.remove();
}

function replace(there: ChildNode, node: ChildNode): void {
  if (there instanceof Element && node instanceof Element && there.cloneNode().isEqualNode(node.cloneNode()))
    replaceChildren(there, node);
  else there.replaceWith(node);
}
