import { normaliseCode, normaliseLine } from '~/lib/normalise-text';
import { DIALLING_CODE, findPhoneNumber } from '~/lib/phone-number';
import { ibanIn } from './check-digits';
import type { DescribedField } from './described-field';
import { bare, fitsMask } from './mask';

type TextField = Pick<DescribedField, 'key' | 'mask' | 'check'>;

const PHONE_KEY = /phone|mobile|gsm|tel/i;
/** The mask of a number of this country, see `findPhoneNumber`. */
const PHONE_MASK = /^(?:\+?90|0090|0)?0{10}$/;
/** The address of a wallet, not the name of its owner. */
const WALLET_KEY = /^(?!.*(?:owner|holder|name|sahib|isim|ad[ıi]$)).*(?:wallet|c[uü]zdan)/i;

export const isPhone = ({ key, mask }: TextField) =>
  mask !== null && PHONE_KEY.test(key) && PHONE_MASK.test(bare(mask));

export const isWallet = ({ key, mask, check }: TextField) => WALLET_KEY.test(key) && mask === null && check === null;

/** The text of a field as it is sent, and as a review shows it. */
export function readText({ key, mask, check }: TextField, text: string): string {
  if (check === 'iban') return ibanIn(text);
  if (mask !== null && PHONE_KEY.test(key)) {
    const digits = findPhoneNumber(text)?.slice(DIALLING_CODE.length);
    if (digits !== undefined && fitsMask(digits, mask)) return digits;
  }
  if (mask !== null || check === 'card') return bare(text);
  return isWallet({ key, mask, check }) ? normaliseCode(text).replace(/\s/g, '') : normaliseLine(text);
}
