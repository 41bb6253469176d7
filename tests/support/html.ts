/** The HTML without scripts and their data: the part that a reader sees. */
export const withoutScripts = (page: string) => page.replace(/<script[\s\S]*?<\/script>/g, '');

export async function shown(response: Response): Promise<string> {
  return withoutScripts(await response.text());
}

/** Decodes the entities of an attribute value. */
export const decode = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
