import type { ReactNode } from 'react';
import type { PhoneFormat } from '~/forms/described/form-field';
import { phoneAttributes } from '~/forms/described/phone-attributes';
import { FormInput } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useMissingField } from '~/forms/use-missing-field';
import { useSiteForm, type FormDescription } from '~/forms/use-site-form';
import { withMask } from '~/forms/with-mask';
import type { Copy } from '~/i18n/messages';
import { maskSmsCode } from '~/lib/sms-code';
import { Field } from '~/ui/field';
import type { CodeFields, PhoneFields } from './phone.schema';
import styles from './phone-step.module.css';
import { ResendCode } from './resend-code';

interface PhoneFormProps {
  slot: FormSlot;
  /** Path of the page and its action. */
  path: string;
  copy: Copy<'phone-code'>;
  form: FormDescription;
}

/** What a step is about. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <p className={styles.lead} data-about="">
    {children}
  </p>
);

/** A fixed phone number with a button that sends the code. @param phone formatted: the server knows the number itself */
export function LockedPhoneForm({ slot, path, copy, form: description, phone }: PhoneFormProps & { phone: string }) {
  const [form] = useSiteForm<Record<string, never>>(slot, description);
  return (
    <SiteForm {...form} action={path} submitLabel={copy.sendCode} pendingLabel={copy.sending}>
      <input type="hidden" name="intent" value="send" />
      <Field id={`${slot.id}-phone`} label={copy.phone} value={phone} readOnly />
    </SiteForm>
  );
}

interface NumberFormProps extends PhoneFormProps {
  copy: PhoneFormProps['copy'] & { readonly phoneHint: string };
  format: PhoneFormat;
  /** The first value, without the dialling code. */
  phone?: string;
}

/** Form for a phone number: its digits after the dialling code of the player's country. */
export function PhoneForm({ slot, path, copy, form: description, format, phone }: NumberFormProps) {
  const [form, fields] = useSiteForm<PhoneFields>(slot, description, phone === undefined ? undefined : { phone });
  return (
    <SiteForm {...form} action={path} submitLabel={copy.sendCode} pendingLabel={copy.sending}>
      <input type="hidden" name="intent" value="send" />
      <FormInput
        field={fields.phone}
        label={copy.phone}
        hint={copy.phoneHint}
        {...phoneAttributes(format)}
        autoComplete="tel-national"
      />
    </SiteForm>
  );
}

/** Attributes of a field for a six-digit code. Phones suggest the code of an incoming SMS. */
export const SMS_CODE = {
  placeholder: '000-000',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  spellCheck: false,
  onInput: withMask(maskSmsCode),
} as const;

function CodeForm({ slot, path, copy, form: description }: PhoneFormProps) {
  const [form, fields] = useSiteForm<CodeFields>(slot, description);
  const isIncomplete = useMissingField(slot.id) !== null;
  return (
    <SiteForm {...form} action={path}>
      <input type="hidden" name="intent" value="verify" />
      <FormInput field={fields.code} label={copy.code} hint={copy.codeHint} {...SMS_CODE} />
      <SubmitButton
        slot={slot}
        offline={description.texts.offline}
        pendingLabel={copy.verifying}
        isIncomplete={isIncomplete}
        reason={copy.incomplete}
      >
        {copy.verify}
      </SubmitButton>
    </SiteForm>
  );
}

interface CodeStepProps extends Pick<PhoneFormProps, 'slot' | 'path'> {
  data: Pick<PhoneFormProps, 'copy' | 'form'> & {
    copy: { readonly codeText: string };
    phone: string | null;
    sentAt: number | null;
    resendInSeconds: number;
    lite: boolean;
  };
  /** Beside the button for another code. */
  children?: ReactNode;
}

/** The form for the code that was sent to a phone number, and the way to another code. */
export function CodeStep({ slot, path, data, children }: CodeStepProps) {
  const { copy, form, phone, sentAt, resendInSeconds, lite } = data;
  const shared = { slot, path, copy };
  return (
    <>
      <Intro>
        {copy.codeText} <strong>{phone}</strong>
      </Intro>
      {/* Another code gets another form: an error of the last code no longer applies. */}
      <CodeForm key={`code-${sentAt}`} {...shared} form={form} />
      <div className={styles.ways}>
        <ResendCode key={sentAt} {...shared} seconds={resendInSeconds} lite={lite} />
        {children}
      </div>
    </>
  );
}
