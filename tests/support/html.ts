/** The HTML without the scripts, and without the data that they start from: what a reader gets to see. */
export const withoutScripts = (page: string) => page.replace(/<script[\s\S]*?<\/script>/g, '');

export async function shown(response: Response): Promise<string> {
  return withoutScripts(await response.text());
}

/** An attribute's value, as it was before it was written into HTML. */
export const decode = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
