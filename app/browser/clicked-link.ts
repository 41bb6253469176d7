/** The link on which the event happened, if it matches the selector. */
export const linkOf = ({ target }: Event, selector: string): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** The matching link of a plain click; null for a click that another handler took, or that opens a new tab or window. */
export function clickedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && !event.defaultPrevented ? linkOf(event, selector) : null;
}
