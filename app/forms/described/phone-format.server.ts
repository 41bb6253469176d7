import type { AppLoadContext } from '@remix-run/node';
import { DIALLING_CODE } from '~/lib/phone-number';
import { forms } from '~/upstream/contract/forms';
import { hasCapability } from '~/upstream/has-capability.server';
import type { PhoneFormat } from './form-field';
import { phoneDigits } from './phone';

/** Numbers of the country that the specified forms know. */
export const HOME_PHONE: PhoneFormat = { diallingCode: DIALLING_CODE, phoneMask: '000 000 00 00' };

/** How numbers are typed in the country of a number: one in which the operator takes players, else Türkiye. */
export async function phoneFormatOf(
  { content }: Pick<AppLoadContext, 'content'>,
  phone: string | null | undefined,
): Promise<PhoneFormat> {
  if (!phone || phone.startsWith(DIALLING_CODE) || !(await hasCapability({ content }, 'forms'))) return HOME_PHONE;
  const registration = await content.find(forms.get, { form: 'registration' });
  const isOf = (format: PhoneFormat) => {
    const [least, most] = phoneDigits(format);
    const count = phone.length - format.diallingCode.length;
    return phone.startsWith(format.diallingCode) && count >= least && count <= most;
  };
  const found = registration?.countries.find(isOf);
  return found ? { diallingCode: found.diallingCode, phoneMask: found.phoneMask } : HOME_PHONE;
}
