import { FormInput } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm, type FormDescription } from '~/forms/use-site-form';
import { withMask } from '~/forms/with-mask';
import type { Copy } from '~/i18n/messages';
import { DIALLING_CODE, maskPhone } from '~/lib/phone-number';
import type { PhoneFields } from './phone.schema';

interface PhoneFormProps {
  slot: FormSlot;
  path: string;
  copy: Copy<'phone-code'>;
  form: FormDescription;
  /** Initial value, without the dialling code. */
  phone?: string;
}

const onInput = withMask(maskPhone);

/** Form for a phone number: ten digits after the fixed dialling code. */
export function PhoneForm({ slot, path, copy, form: description, phone }: PhoneFormProps) {
  const [form, fields] = useSiteForm<PhoneFields>(slot, description, phone === undefined ? undefined : { phone });
  return (
    <SiteForm slot={slot} action={path} form={form} description={description}>
      <input type="hidden" name="intent" value="send" />
      <FormInput
        field={fields.phone}
        inputMode="tel"
        label={copy.phone}
        hint={copy.phoneHint}
        prefix={`+${DIALLING_CODE}`}
        placeholder="5__ ___ __ __"
        autoComplete="tel-national"
        onInput={onInput}
      />
      <SubmitButton slot={slot} pendingLabel={copy.sending}>
        {copy.sendCode}
      </SubmitButton>
    </SiteForm>
  );
}
