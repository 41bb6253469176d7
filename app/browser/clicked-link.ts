/** The link on which the event happened, if it matches the selector. */
export const linkOf = ({ target }: Event, selector: string): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;

/** The matching link of a plain click; null for a click that another handler took, or that opens a new tab or window. */
export const clickedLink = (event: MouseEvent, selector: string): HTMLAnchorElement | null =>
  isPlainClick(event) && !event.defaultPrevented ? linkOf(event, selector) : null;

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click is to open its link here: with a key or another button, browsers open a tab or a window, or save it. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
