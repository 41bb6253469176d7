import type { Page } from 'playwright';

/** What a browser says of a page that it should have had no reason to say anything of; filled while the page is used. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const complain = (what: string) => complaints.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('dialog', (dialog) => {
    complain(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => complain(`error ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|hydrat|did not match/i.test(message.text())) complain(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) complain(`asked for ${request.url()}`);
  });
  page.on('response', (response) => {
    // What an operator does not offer is 501, and said on the page.
    if (response.status() >= 500 && response.status() !== 501) complain(`${response.status()} for ${response.url()}`);
  });
  return complaints;
}
