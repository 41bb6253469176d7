import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { ReminderChoices } from './reminder-choices';
import type { loadReminder } from './safer-play.server';

export function ReminderPage() {
  const data = useLoaderData<typeof loadReminder>();
  return (
    <FormPage title={data.copy.dueTitle} intro={data.intro}>
      <ReminderChoices data={data} />
    </FormPage>
  );
}
