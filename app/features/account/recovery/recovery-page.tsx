import { useLoaderData, useNavigate } from '@remix-run/react';
import { useCallback } from 'react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { RecoveryDone } from './recovery-done';
import { RecoveryForm } from './recovery-form';
import { headingOf } from './recovery-screen';
import type { loadRecovery } from './recovery.server';
import { SignUpLine } from './sign-up-line';

export function RecoveryPage() {
  const data = useLoaderData<typeof loadRecovery>();
  const slot = usePageSlot('recovery', '/recover');
  const navigate = useNavigate();
  const openLogin = useCallback((href: string) => navigate(href, { replace: true }), [navigate]);
  return (
    <FormPage {...headingOf(data)} footer={<SignUpLine data={data} />}>
      {data.step === 'done' ? (
        <RecoveryDone data={data} openLogin={openLogin} />
      ) : (
        // Remount after another code was sent, which leads to the same step: the last error no longer applies.
        <RecoveryForm key={data.reachedAt} data={data} slot={slot} />
      )}
    </FormPage>
  );
}
