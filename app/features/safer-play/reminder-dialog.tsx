import type { FormEvent } from 'react';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { FormDialog } from '~/forms/form-dialog';
import { fill } from '~/i18n/fill';
import { ReminderChoices, type ReminderData } from './reminder-choices';

/** The reminder in a dialog. The page below stays; a game in it continues afterwards. */
export default function ReminderDialog({ data, titleId }: { data: ReminderData; titleId: string }) {
  return (
    <FormDialog title={data.copy.dueTitle} titleId={titleId} intro={fill(data.copy.due, { minutes: data.minutes })}>
      <ReminderChoices data={data} onContinue={continueHere} />
    </FormDialog>
  );
}

/** Sends the form as a beacon and closes the dialog. When the browser refuses the beacon, the form is submitted. */
function continueHere(event: FormEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (!navigator.sendBeacon(form.action, fields)) return;
  event.preventDefault();
  window.dispatchEvent(new Event(DIALOG_CLOSE));
}
