import type { SerializeFrom } from '@remix-run/node';
import { CodeForm } from '~/features/account/phone-verification/code-form';
import { LockedPhoneForm } from '~/features/account/phone-verification/locked-phone-form';
import { PhoneForm } from '~/features/account/phone-verification/phone-form';
import { ResendCode } from '~/features/account/phone-verification/resend-code';
import styles from '~/features/account/phone-verification/phone-step.module.css';
import { StepButton } from '~/features/account/phone-verification/step-button';
import type { FormSlot } from '~/forms/form-slot';
import type { loadPhoneStep } from './phone-step.server';
import { PHONE_STEP_PATH } from './registration-flow';

export type PhoneStepData = SerializeFrom<typeof loadPhoneStep>;

interface PhoneStepProps {
  data: PhoneStepData;
  slot: FormSlot;
}

/** The phone number, locked until the player changes it; then the code form. */
export function PhoneStep({ data, slot }: PhoneStepProps) {
  const { copy, step } = data;
  return (
    <div className={styles.step}>
      {step === 'code' ? <Code data={data} slot={slot} /> : <Phone data={data} slot={slot} />}
      <div className={`${styles.ways} ${styles.apart}`}>
        {step !== 'phone' && (
          <StepButton slot={slot} action={PHONE_STEP_PATH} intent="change">
            {copy.changePhone}
          </StepButton>
        )}
        <StepButton slot={slot} action={PHONE_STEP_PATH} intent="skip">
          {copy.skip}
        </StepButton>
      </div>
    </div>
  );
}

function Phone({ data: { copy, form, step, phone, typedPhone }, slot }: PhoneStepProps) {
  const common = { slot, path: PHONE_STEP_PATH, copy, form };
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.phoneText}
      </p>
      {step === 'phone-locked' ? (
        <LockedPhoneForm {...common} phone={phone} />
      ) : (
        <PhoneForm {...common} phone={typedPhone} />
      )}
    </>
  );
}

function Code({ data: { copy, form, phone, sentAt, resendInSeconds, lite }, slot }: PhoneStepProps) {
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.codeText} <strong>{phone}</strong>
      </p>
      {/* Another code gets another form: an error of the last code no longer applies. */}
      <CodeForm key={`code-${sentAt}`} slot={slot} path={PHONE_STEP_PATH} copy={copy} form={form} />
      <ResendCode key={sentAt} slot={slot} path={PHONE_STEP_PATH} copy={copy} seconds={resendInSeconds} lite={lite} />
    </>
  );
}
