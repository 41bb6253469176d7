/**
 * Lets React change a page whose nodes something else has moved, wrapped or replaced, such as the browser's translation. React
 * names the neighbour and the parent that it knows, and a wrong one throws, which would replace the page by an error page.
 *
 * This changes two methods for all scripts of the page: a wrong neighbour inserts before the element that now wraps it, or
 * last; a wrong parent removes the node from where it is. A replaced text stays on the page, so a text that comes and goes
 * needs an element of its own (`text-beside-element` in eslint.config.js).
 */
export function surviveForeignNodes(): void {
  const { prototype } = Node;
  const { insertBefore } = prototype;
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    while (before && before.parentNode !== this) before = before.parentNode;
    return insertBefore.call(this, node, before) as T;
  };
  prototype.removeChild = function <T extends Node>(child: T): T {
    (child as unknown as ChildNode).remove();
    return child;
  };
}
