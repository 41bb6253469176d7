/** Fields of text, which hold what a player has written, not a choice. */
const TEXTS = 'form :is(textarea, input:not([type=hidden], [type=search], [type=radio], [type=checkbox]))';

/** Whether a field of text holds something else than what the server sent. */
export const isTypedIn = (page: ParentNode): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TEXTS)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
