import type { FormEvent } from 'react';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { fill } from '~/i18n/fill';
import { ReminderWays, type ReminderData } from './reminder-ways';
import styles from './safer-play.module.css';

/** The reminder over the page that the player is on, which stays as it is: a game in it goes on afterwards. */
export default function ReminderDialog({ data, titleId }: { data: ReminderData; titleId: string }) {
  return (
    <div className={styles.dialog}>
      <h2 id={titleId}>{data.copy.dueTitle}</h2>
      <p>{fill(data.copy.due, { minutes: data.minutes })}</p>
      <ReminderWays data={data} onContinue={continueHere} />
    </div>
  );
}

/** The server is told behind the back of the page; where that cannot be, the form goes by itself. */
function continueHere(event: FormEvent<HTMLFormElement>): void {
  const form = event.currentTarget;
  const fields = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  if (!navigator.sendBeacon(form.action, fields)) return;
  event.preventDefault();
  window.dispatchEvent(new Event(DIALOG_CLOSE));
}
