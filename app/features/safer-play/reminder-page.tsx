import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { fill } from '~/i18n/fill';
import { ReminderWays } from './reminder-ways';
import type { loadReminder } from './safer-play.server';

export function ReminderPage() {
  const data = useLoaderData<typeof loadReminder>();
  return (
    <FormPage title={data.copy.dueTitle} intro={fill(data.copy.due, { minutes: data.minutes })}>
      <ReminderWays data={data} />
    </FormPage>
  );
}
