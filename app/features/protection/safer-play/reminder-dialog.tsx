import type { FormEvent } from 'react';
import { sendInBackground } from '~/browser/send-in-background';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { FormDialog } from '~/forms/form-dialog';
import { acknowledge } from './remind';
import { ReminderChoices, type ReminderData } from './reminder-choices';

/** The reminder in a dialog. The page below stays; a game in it continues afterwards. */
export default function ReminderDialog({ data, titleId }: { data: ReminderData; titleId: string }) {
  return (
    <FormDialog title={data.copy.dueTitle} titleId={titleId} intro={data.intro}>
      <ReminderChoices data={data} onContinue={continueHere} />
    </FormDialog>
  );
}

/**
 * Sends the form as a beacon and closes the dialog. A choice that leads to another page is submitted, and so is the form
 * when it cannot be sent in the background.
 */
function continueHere(event: FormEvent<HTMLFormElement>): void {
  if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute('name')) return;
  if (!sendInBackground(event.currentTarget)) return;
  event.preventDefault();
  acknowledge();
  window.dispatchEvent(new Event(DIALOG_CLOSE));
}
