import { FormInput } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useIncompleteForm } from '~/forms/use-incomplete-form';
import { useSiteForm, type FormDescription } from '~/forms/use-site-form';
import { withMask } from '~/forms/with-mask';
import type { Copy } from '~/i18n/messages';
import { maskSmsCode } from '~/lib/sms-code';
import type { CodeFields } from './phone.schema';

interface CodeFormProps {
  slot: FormSlot;
  path: string;
  copy: Copy<'phone-code'>;
  form: FormDescription;
}

const onInput = withMask(maskSmsCode);

/** Form for the six-digit code. Phones suggest the code of an incoming SMS. */
export function CodeForm({ slot, path, copy, form: description }: CodeFormProps) {
  const [form, fields] = useSiteForm<CodeFields>(slot, description);
  const isIncomplete = useIncompleteForm(slot.id);
  return (
    <SiteForm slot={slot} action={path} form={form} description={description}>
      <input type="hidden" name="intent" value="verify" />
      <FormInput
        field={fields.code}
        label={copy.code}
        hint={copy.codeHint}
        placeholder="000-000"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        onInput={onInput}
      />
      <SubmitButton slot={slot} pendingLabel={copy.verifying} isIncomplete={isIncomplete} reason={copy.incomplete}>
        {copy.verify}
      </SubmitButton>
    </SiteForm>
  );
}
