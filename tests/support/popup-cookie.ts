import { HttpBrowser } from './http-browser';

/** The value of the cookie `popup` in a browser that has closed the site's popup. */
export async function popupCookie(url: string, language = 'tr'): Promise<string> {
  const visitor = new HttpBrowser(url);
  visitor.cookies.set('language', language);
  const home = await (await visitor.get('/')).text();
  return /name="popup" value="([\w-]+)"/.exec(home)?.[1] ?? '';
}
