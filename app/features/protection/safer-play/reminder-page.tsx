import type { FormEvent } from 'react';
import { sendInBackground } from '~/browser/send-in-background';
import { DIALOG_CLOSE } from '~/forms/close-dialog';
import { FormPage } from '~/forms/form-page';
import { usePageData, useSurface } from '~/forms/surface';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { PAUSE_PATH } from '~/session/pause-path';
import { acknowledge, REMINDER_PATH } from './remind';
import type { loadReminder } from './safer-play.server';
import styles from './safer-play.module.css';

const FORM_ID = 'reminder-choices';

/** The reminder. In a dialog the page below stays; a game in it continues afterwards. */
export function ReminderPage() {
  const { copy, intro, hasLimits, redirectTo } = usePageData<typeof loadReminder>();
  const onSubmit = useSurface().kind === 'dialog' ? continueHere : undefined;
  return (
    <FormPage title={copy.dueTitle} intro={intro}>
      <div className={styles.ways}>
        <form id={FORM_ID} method="post" action={REMINDER_PATH} className={styles.form} onSubmit={onSubmit}>
          <CsrfField />
          <input type="hidden" name="redirectTo" defaultValue={redirectTo} />
          <Button type="submit" wide>
            {copy.continue}
          </Button>
          {/* Each of them is a choice too: the reminder is over, and the page follows. */}
          <Choice to="/dashboard/game-history">{copy.games}</Choice>
          {hasLimits && (
            <>
              <Choice to="/dashboard/statement">{copy.statement}</Choice>
              <Choice to={PAUSE_PATH}>{copy.toPause}</Choice>
            </>
          )}
        </form>
        <form method="post" action="/logout" className={styles.form}>
          <CsrfField />
          <Button look="quiet" type="submit" wide>
            {copy.logout}
          </Button>
        </form>
        <Button look="plain" type="submit" form={FORM_ID} name="to" value="/safer-play">
          {copy.settings}
        </Button>
      </div>
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

function Choice({ to, children }: { to: string; children: string }) {
  return (
    <Button look="quiet" type="submit" name="to" value={to} wide>
      {children}
    </Button>
  );
}
