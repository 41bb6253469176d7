import { normaliseLine } from '~/lib/normalise-text';

const LABEL = String.raw`[A-Za-z\d](?:[A-Za-z\d-]{0,61}[A-Za-z\d])?`;
/** What browsers take for an address, with a domain whose last part is of letters, or is punycode. */
const EMAIL = new RegExp(
  String.raw`^(?!\.)(?!.*\.\.)[\w.'+-]*[\w+-]@(?:${LABEL}\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z\d-]{0,58}[A-Za-z\d])$`,
);

/** A domain with a letter of another script. */
const OTHER_DOMAIN = /^(?!\p{ASCII}*$)[\p{L}\p{M}\p{N}.-]+$/u;

/** The e-mail address in a typed text, with its domain in ASCII: some browsers send it so, others do not. Null without one. */
export function findEmail(text: string): string | null {
  const address = normaliseLine(text);
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  const found = start > 0 && OTHER_DOMAIN.test(domain) ? address.slice(0, start) + asciiOf(domain) : address;
  return EMAIL.test(found) ? found : null;
}

function asciiOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
