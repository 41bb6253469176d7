import { CodeField } from '~/forms/code-field';
import { FormInput } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm } from '~/forms/use-site-form';
import { withMask } from '~/forms/with-mask';
import { maskSmsCode } from '~/lib/sms-code';
import { PhoneForm } from './phone-form';
import type { ChangeFields } from './phone.schema';
import styles from './phone-step.module.css';
import type { PhoneVerificationData } from './phone-verification-data';
import { PHONE_VERIFICATION_PATH } from './phone-verification-flow';
import { ResendCode } from './resend-code';
import { StepButton } from './step-button';

interface ChangeStepProps {
  data: PhoneVerificationData;
  slot: FormSlot;
}

const HERE = PHONE_VERIFICATION_PATH;

/** The new number that is to replace the verified one. */
export function ChangeNumber({ data: { copy, form, oldPhone }, slot }: ChangeStepProps) {
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.changeText} <strong>{oldPhone}</strong>
      </p>
      <PhoneForm slot={slot} path={HERE} copy={copy} form={form} />
      <Cancel copy={copy} slot={slot} />
    </>
  );
}

/** The codes of both numbers, or that of the new one and a code of the second factor. */
export function ChangeCodes({ data, slot }: ChangeStepProps) {
  const { copy, phone, oldPhone, sentAt, resendInSeconds, lite, acceptsFactor, proof } = data;
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.codesText} <strong>{oldPhone}</strong> → <strong>{phone}</strong>
      </p>
      <CodesForm key={`codes-${sentAt}-${proof}`} data={data} slot={slot} />
      {acceptsFactor && (
        <StepButton slot={slot} action={HERE} intent="switch">
          {proof === 'factor' ? copy.useOldPhone : copy.useFactor}
        </StepButton>
      )}
      <div className={styles.ways}>
        <ResendCode key={sentAt} slot={slot} path={HERE} copy={copy} seconds={resendInSeconds} lite={lite} />
        <StepButton slot={slot} action={HERE} intent="update">
          {copy.otherNumber}
        </StepButton>
        <Cancel copy={copy} slot={slot} />
      </div>
    </>
  );
}

const Cancel = ({ copy, slot }: { copy: PhoneVerificationData['copy']; slot: FormSlot }) => (
  <StepButton slot={slot} action={HERE} intent="cancel">
    {copy.keepNumber}
  </StepButton>
);

const onInput = withMask(maskSmsCode);

function CodesForm({ data: { copy, form: description, proof, phone, oldPhone }, slot }: ChangeStepProps) {
  const [form, { newCode, oldCode, code }] = useSiteForm<ChangeFields>(slot, description);
  const ofSms = {
    placeholder: '000-000',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    spellCheck: false,
    onInput,
  } as const;
  return (
    <SiteForm slot={slot} action={HERE} form={form} description={description}>
      <input type="hidden" name="intent" value="verify" />
      <FormInput field={newCode} label={copy.newCode} hint={phone ?? ''} {...ofSms} />
      {proof === 'factor' ? (
        <CodeField field={code} label={copy.factorCode} />
      ) : (
        <FormInput field={oldCode} label={copy.oldCode} hint={oldPhone ?? ''} {...ofSms} />
      )}
      <SubmitButton slot={slot} pendingLabel={copy.changing}>
        {copy.changeNumber}
      </SubmitButton>
    </SiteForm>
  );
}
