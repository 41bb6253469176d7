import { HttpBrowser } from './http-browser';

/** The value of the cookie `popup` in a browser that has closed the site's popup. */
export async function popupCookie(url: string): Promise<string> {
  const home = await (await new HttpBrowser(url).get('/')).text();
  return /name="popup" value="([\w-]+)"/.exec(home)?.[1] ?? '';
}
