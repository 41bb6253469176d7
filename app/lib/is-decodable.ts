/** Whether the percent encoding of a text is right. The router prints a line about a path whose encoding is not. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
