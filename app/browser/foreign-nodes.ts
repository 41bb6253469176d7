/**
 * React names the neighbour and the parent that it knows; where translation has moved, wrapped or replaced nodes, a wrong one
 * throws. This changes two methods for all scripts of the page: a wrong neighbour inserts before the element that now wraps
 * it, or last; a wrong parent removes the node from where it is. A replaced text stays (`text-beside-element` in
 * eslint.config.js).
 */
export function surviveForeignNodes(): void {
  const { prototype } = Node;
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    while (before && before.parentNode !== this) before = before.parentNode;
    return insertBefore.call(this, node, before) as T;
  };
  prototype.removeChild = function <T extends Node>(child: T): T {
    // Not its own `remove`: in a form that may be a button of this name.
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
}
