import type { Page } from 'playwright';

/**
 * Collects the errors of a page while it is used: script errors, violations of the content security policy, requests to
 * the attacker's host, and answers with a server error.
 */
export function collectPageErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  const report = (what: string) => pageErrors.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on('dialog', (dialog) => {
    report(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => report(`error ${error.message}`));
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted|hydrat|did not match/i.test(message.text())) report(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) report(`asked for ${request.url()}`);
  });
  page.on('response', (response) => {
    // 501 is expected: the operator does not offer the feature, and the page says so.
    if (response.status() >= 500 && response.status() !== 501) report(`${response.status()} for ${response.url()}`);
  });
  return pageErrors;
}
