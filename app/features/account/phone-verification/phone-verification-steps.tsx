import type { FormSlot } from '~/forms/form-slot';
import { Badge } from '~/ui/badge';
import { CodeForm } from './code-form';
import { LockedPhoneForm } from './locked-phone-form';
import { ChangeCodes, ChangeNumber } from './phone-change-steps';
import { PhoneForm } from './phone-form';
import styles from './phone-step.module.css';
import type { PhoneVerificationData } from './phone-verification-data';
import { PHONE_VERIFICATION_PATH } from './phone-verification-flow';
import { ResendCode } from './resend-code';
import { StepButton } from './step-button';

interface StepProps {
  data: PhoneVerificationData;
  slot: FormSlot;
}

/** Content of the current verification page. */
export function PhoneVerificationSteps({ data, slot }: StepProps) {
  return (
    <div className={styles.step}>
      <PhoneState data={data} />
      {data.page === 'not-verified' && <NotVerified data={data} slot={slot} />}
      {data.page === 'update' && <Update data={data} slot={slot} />}
      {data.page === 'code' && <Code data={data} slot={slot} />}
      {data.page === 'verified' && <Verified data={data} slot={slot} />}
      {data.page === 'change' && <ChangeNumber data={data} slot={slot} />}
      {data.page === 'change-codes' && <ChangeCodes data={data} slot={slot} />}
    </div>
  );
}

function PhoneState({ data: { page, phone, copy } }: Pick<StepProps, 'data'>) {
  // While it changes, the present number stays verified; the step says which is which.
  if (page === 'change' || page === 'change-codes') return null;
  const isVerified = page === 'verified';
  return (
    <p className={styles.state}>
      {isVerified && <span className={styles.number}>{phone}</span>}
      <Badge tone={isVerified ? 'success' : 'warning'}>{isVerified ? copy.verified : copy.notVerified}</Badge>
    </p>
  );
}

function Verified({ data: { copy, canChange }, slot }: StepProps) {
  return (
    <>
      <p className={styles.lead} data-about="">
        {canChange ? copy.verifiedCanChange : copy.verifiedText}
      </p>
      {canChange && (
        <StepButton slot={slot} action={PHONE_VERIFICATION_PATH} intent="change">
          {copy.changeNumber}
        </StepButton>
      )}
    </>
  );
}

function NotVerified({ data: { copy, form, phone }, slot }: StepProps) {
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.notVerifiedText}
      </p>
      <LockedPhoneForm slot={slot} path={PHONE_VERIFICATION_PATH} copy={copy} form={form} phone={phone ?? ''} />
      <StepButton slot={slot} action={PHONE_VERIFICATION_PATH} intent="update">
        {copy.updateNumber}
      </StepButton>
    </>
  );
}

function Update({ data: { copy, form, canCancel }, slot }: StepProps) {
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.updateText}
      </p>
      <PhoneForm slot={slot} path={PHONE_VERIFICATION_PATH} copy={copy} form={form} />
      {canCancel && (
        <StepButton slot={slot} action={PHONE_VERIFICATION_PATH} intent="cancel">
          {copy.keepNumber}
        </StepButton>
      )}
    </>
  );
}

function Code({ data: { copy, form, phone, sentAt, resendInSeconds, lite }, slot }: StepProps) {
  return (
    <>
      <p className={styles.lead} data-about="">
        {copy.codeText} <strong>{phone}</strong>
      </p>
      {/* Another code gets another form: an error of the last code no longer applies. */}
      <CodeForm key={`code-${sentAt}`} slot={slot} path={PHONE_VERIFICATION_PATH} copy={copy} form={form} />
      <div className={styles.ways}>
        <ResendCode
          key={sentAt}
          slot={slot}
          path={PHONE_VERIFICATION_PATH}
          copy={copy}
          seconds={resendInSeconds}
          lite={lite}
        />
        <StepButton slot={slot} action={PHONE_VERIFICATION_PATH} intent="update">
          {copy.updateNumber}
        </StepButton>
      </div>
    </>
  );
}
