/**
 * A text of a form, trimmed and with "\n" for each line break. Form submission turns "\n" into "\r\n"; the browser's
 * `maxlength` counts it as one character.
 */
export const normaliseText = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;
