import { safeAddress } from '~/lib/safe-url';
import { contactLinks, socialLinks } from './contact-links';
import type { SiteOptions } from './site-options';

/** A mail address without a display name. Characters that would end the line or the address are refused. */
const MAIL_ADDRESS = /^[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/**
 * Contacts, the preferred one first: the option `securityContact` (a mail or https address), else the operator's contacts,
 * else its profiles. @param origin for a contact that is a page of the site
 */
export function securityContacts(options: SiteOptions, origin: string): string[] {
  const stated = uriOf(options.get('securityContact'));
  if (stated !== null) return [new URL(stated, origin).href];
  const contacts = contactLinks(options);
  const links = contacts.length > 0 ? contacts : socialLinks(options);
  return links.map(({ href }) => new URL(href, origin).href);
}

function uriOf(contact: string | undefined): string | null {
  const mail = contact?.replace(/^mailto:/i, '') ?? '';
  return MAIL_ADDRESS.test(mail) ? `mailto:${mail}` : safeAddress(contact);
}
