let served: ReadonlyMap<string | undefined, HTMLElement> = new Map();

/** Remembers the static regions of the served page, before React may make one of their elements once more. */
export function rememberRegions(root: HTMLElement): void {
  served = new Map([...root.querySelectorAll<HTMLElement>('[data-region]')].map((each) => [each.dataset.region, each]));
}

/** What was served in a region. */
export const findServedRegion = (key: string): Iterable<Node> => [...(served.get(key)?.childNodes ?? [])];

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
