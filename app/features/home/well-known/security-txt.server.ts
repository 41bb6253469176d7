import type { LoaderFunctionArgs } from '@remix-run/node';
import { FOR_A_DAY } from '~/platform/cache-lifetimes.server';
import { cms } from '~/upstream/contract/cms';
import { securityContacts } from '~/upstream/security-contact';
import { siteOptions } from '~/upstream/site-options';

/** RFC 9116 recommends less than a year. A reader asks again long before. */
const LIFETIME_DAYS = 180;

/** The file of RFC 9116. The contacts are the operator's own; without one there is no file. */
export async function loadSecurityTxt({ context }: LoaderFunctionArgs): Promise<Response> {
  const { origin } = context.site;
  const contacts = securityContacts(siteOptions(await context.content.find(cms.grouped, {})), origin);
  if (contacts.length === 0)
    return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiryOf(Date.now())}`,
    `Preferred-Languages: ${context.page.languages.listed.map(({ locale }) => locale).join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': FOR_A_DAY },
  });
}

/** Midnight, so that the file changes once a day. */
function expiryOf(nowMs: number): string {
  const expires = new Date(nowMs);
  expires.setUTCDate(expires.getUTCDate() + LIFETIME_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return expires.toISOString().replace('.000', '');
}
