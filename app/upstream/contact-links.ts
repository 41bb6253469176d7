import { safeAddress } from '~/lib/safe-url';

/** A link to the operator on another service. */
export interface ContactLink {
  readonly label: string;
  readonly href: string;
  readonly icon: 'telegram' | 'twitter' | 'instagram' | 'youtube' | 'whatsapp';
}

type Wanted = readonly [option: string, label: string, icon: ContactLink['icon']];

const SOCIALS: readonly Wanted[] = [
  ['socialTelegram', 'Telegram', 'telegram'],
  ['socialTwitter', 'Twitter', 'twitter'],
  ['socialInstagram', 'Instagram', 'instagram'],
  ['socialYoutube', 'YouTube', 'youtube'],
];

const CONTACTS: readonly Wanted[] = [
  ['telegram1', 'Telegram #1', 'telegram'],
  ['telegram2', 'Telegram #2', 'telegram'],
  ['whatsapp1', 'WhatsApp #1', 'whatsapp'],
  ['whatsapp2', 'WhatsApp #2', 'whatsapp'],
  ['whatsapp3', 'WhatsApp #3', 'whatsapp'],
  ['whatsapp4', 'WhatsApp #4', 'whatsapp'],
];

export const socialLinks = (options: ReadonlyMap<string, string>) => linksTo(SOCIALS, options);

/** The quick contacts: docs/product/frame.md#footer. */
export const contactLinks = (options: ReadonlyMap<string, string>) => linksTo(CONTACTS, options);

function linksTo(wanted: readonly Wanted[], options: ReadonlyMap<string, string>): ContactLink[] {
  return wanted.flatMap(([option, label, icon]) => {
    const href = safeAddress(options.get(option));
    return href === null ? [] : { label, href, icon };
  });
}
