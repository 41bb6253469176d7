import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { ForfeitBonusView } from './forfeit-bonus-view';
import type { ForfeitReply, loadForfeit } from './forfeit-bonus.server';

export function ForfeitBonusPage() {
  const data = useLoaderData<typeof loadForfeit>();
  return (
    <FormPage title={data.copy.title}>
      <ForfeitBonusView data={data} slot={usePageSlot<ForfeitReply>('forfeit-bonus', data.self)} />
    </FormPage>
  );
}
