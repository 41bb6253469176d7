import { CodeStep, Intro, LockedPhoneForm, PhoneForm } from '~/features/account/phone-verification/phone-forms';
import styles from '~/features/account/phone-verification/phone-step.module.css';
import { StepButton } from '~/features/account/phone-verification/step-button';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import type { loadPhoneStep } from './phone-step.server';
import { PHONE_STEP_PATH } from './registration-flow';

/** The phone number, locked until the player changes it; then the code form. */
export function PhoneStepPage() {
  const data = usePageData<typeof loadPhoneStep>();
  const { copy, form, step, phone, typedPhone, phoneFormat } = data;
  const slot = useFormSlot('register-phone', PHONE_STEP_PATH);
  const button = { slot, action: PHONE_STEP_PATH };
  const shared = { slot, path: PHONE_STEP_PATH, copy, form };
  return (
    <FormPage title={copy.title}>
      <div key={step} className={styles.step}>
        {step === 'code' ? (
          <CodeStep slot={slot} path={PHONE_STEP_PATH} data={data} />
        ) : (
          <>
            <Intro>{copy.phoneText}</Intro>
            {step === 'phone-locked' ? (
              <LockedPhoneForm {...shared} phone={phone} />
            ) : (
              <PhoneForm {...shared} format={phoneFormat} phone={typedPhone} />
            )}
          </>
        )}
        <div className={`${styles.ways} ${styles.apart}`}>
          {step !== 'phone' && <StepButton {...button} intent="change" label={copy.changePhone} />}
          <StepButton {...button} intent="skip" label={copy.skip} />
        </div>
      </div>
    </FormPage>
  );
}
