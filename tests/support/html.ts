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

/**
 * The controls of a served page that do nothing without scripts: a button that sends no form, and a field outside of all forms.
 * A button that opens a popover needs no script.
 */
export function scriptOnlyControls(page: string): string[] {
  const found: string[] = [];
  let forms = 0;
  for (const [tag, end, name, attributes = ''] of withoutScripts(page).matchAll(
    /<(\/?)(form|button|input|select|textarea)\b([^>]*)>/g,
  )) {
    if (name === 'form') forms += end ? -1 : 1;
    if (end || name === 'form' || /\s(?:popovertarget|commandfor)=|\stype="hidden"/.test(attributes)) continue;
    const isSent = forms > 0 || /\sform="/.test(attributes);
    if (!isSent || (name === 'button' && /\stype="button"/.test(attributes))) found.push(tag);
  }
  return found;
}

/** The CSRF token of a page's forms; '' where it has none. */
export const csrfIn = (page: string) => /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
