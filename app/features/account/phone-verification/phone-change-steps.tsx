import type { SerializeFrom } from '@remix-run/node';
import { CodeField } from '~/forms/code-field';
import { FormInput } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { useSiteForm } from '~/forms/use-site-form';
import { Intro, PhoneForm, SMS_CODE } from './phone-forms';
import type { ChangeFields } from './phone.schema';
import styles from './phone-step.module.css';
import { PHONE_VERIFICATION_PATH as HERE } from './phone-verification-flow';
import type { loadPhoneVerification } from './phone-verification.server';
import { ResendCode } from './resend-code';
import { StepButton } from './step-button';

export interface StepProps {
  data: SerializeFrom<typeof loadPhoneVerification>;
  slot: FormSlot;
}

/** The new number that is to replace the verified one. */
export function ChangeNumber({ data: { copy, form, oldPhone, phoneFormat }, slot }: StepProps) {
  return (
    <>
      <Intro>
        {copy.changeText} <strong>{oldPhone}</strong>
      </Intro>
      <PhoneForm slot={slot} path={HERE} copy={copy} form={form} format={phoneFormat} />
      <StepButton slot={slot} action={HERE} intent="cancel" label={copy.keepNumber} />
    </>
  );
}

/** The codes of both numbers, or that of the new one and a code of the second factor. */
export function ChangeCodes({ data, slot }: StepProps) {
  const { copy, phone, oldPhone, sentAt, resendInSeconds, lite, acceptsFactor, proof } = data;
  const button = { slot, action: HERE };
  return (
    <>
      <Intro>
        {copy.codesText} <strong>{oldPhone}</strong> → <strong>{phone}</strong>
      </Intro>
      <CodesForm key={`codes-${sentAt}-${proof}`} data={data} slot={slot} />
      {acceptsFactor && (
        <StepButton {...button} intent="switch" label={proof === 'factor' ? copy.useOldPhone : copy.useFactor} />
      )}
      <div className={styles.ways}>
        <ResendCode key={sentAt} slot={slot} path={HERE} copy={copy} seconds={resendInSeconds} lite={lite} />
        <StepButton {...button} intent="update" label={copy.otherNumber} />
        <StepButton {...button} intent="cancel" label={copy.keepNumber} />
      </div>
    </>
  );
}

function CodesForm({ data: { copy, form: description, proof, phone, oldPhone }, slot }: StepProps) {
  const [form, { newCode, oldCode, code }] = useSiteForm<ChangeFields>(slot, description);
  return (
    <SiteForm {...form} action={HERE} submitLabel={copy.changeNumber} pendingLabel={copy.changing}>
      <input type="hidden" name="intent" value="verify" />
      <FormInput field={newCode} label={copy.newCode} hint={phone ?? ''} {...SMS_CODE} />
      {proof === 'factor' ? (
        <CodeField field={code} label={copy.factorCode} />
      ) : (
        <FormInput field={oldCode} label={copy.oldCode} hint={oldPhone ?? ''} {...SMS_CODE} />
      )}
    </SiteForm>
  );
}
