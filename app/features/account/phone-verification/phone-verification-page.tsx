import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { Badge } from '~/ui/badge';
import { ChangeCodes, ChangeNumber, type StepProps } from './phone-change-steps';
import { CodeStep, Intro, LockedPhoneForm, PhoneForm } from './phone-forms';
import styles from './phone-step.module.css';
import { PHONE_VERIFICATION_PATH } from './phone-verification-flow';
import type { loadPhoneVerification } from './phone-verification.server';
import { StepButton } from './step-button';

const HERE = PHONE_VERIFICATION_PATH;

export function PhoneVerificationPage() {
  const data = usePageData<typeof loadPhoneVerification>();
  const slot = useFormSlot('phone-verification', HERE);
  const Step = STEPS[data.page];
  return (
    <FormPage title={data.copy.title}>
      <div key={data.page} className={styles.step}>
        <PhoneState data={data} />
        <Step data={data} slot={slot} />
      </div>
    </FormPage>
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
      <Intro>{canChange ? copy.verifiedCanChange : copy.verifiedText}</Intro>
      {canChange && <StepButton slot={slot} action={HERE} intent="change" label={copy.changeNumber} />}
    </>
  );
}

function NotVerified({ data: { copy, form, phone }, slot }: StepProps) {
  return (
    <>
      <Intro>{copy.notVerifiedText}</Intro>
      <LockedPhoneForm slot={slot} path={HERE} copy={copy} form={form} phone={phone ?? ''} />
      <StepButton slot={slot} action={HERE} intent="update" label={copy.updateNumber} />
    </>
  );
}

function Update({ data: { copy, form, canCancel, phoneFormat }, slot }: StepProps) {
  return (
    <>
      <Intro>{copy.updateText}</Intro>
      <PhoneForm slot={slot} path={HERE} copy={copy} form={form} format={phoneFormat} />
      {canCancel && <StepButton slot={slot} action={HERE} intent="cancel" label={copy.keepNumber} />}
    </>
  );
}

const Code = ({ data, slot }: StepProps) => (
  <CodeStep slot={slot} path={HERE} data={data}>
    <StepButton slot={slot} action={HERE} intent="update" label={data.copy.updateNumber} />
  </CodeStep>
);

const STEPS = {
  'not-verified': NotVerified,
  update: Update,
  code: Code,
  verified: Verified,
  change: ChangeNumber,
  'change-codes': ChangeCodes,
};
