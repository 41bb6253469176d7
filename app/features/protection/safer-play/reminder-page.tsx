import type { FormEvent } from 'react';
import { sendInBackground } from '~/browser/send-in-background';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { FormPage } from '~/forms/form-page';
import { usePageData, useSurface } from '~/forms/surface';
import { acknowledge } from './remind';
import { ReminderChoices } from './reminder-choices';
import type { loadReminder } from './safer-play.server';

/** The reminder. In a dialog the page below stays; a game in it continues afterwards. */
export function ReminderPage() {
  const data = usePageData<typeof loadReminder>();
  const isDialog = useSurface().kind === 'dialog';
  return (
    <FormPage title={data.copy.dueTitle} intro={data.intro}>
      <ReminderChoices data={data} {...(isDialog && { onContinue: continueHere })} />
    </FormPage>
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
