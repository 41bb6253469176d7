import type { SerializeFrom } from '@remix-run/node';
import type { FormEvent } from 'react';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { PAUSE_PATH } from '~/session/pause-path';
import { REMINDER_PATH } from './remind';
import styles from './safer-play.module.css';
import type { loadReminder } from './safer-play.server';

export type ReminderData = SerializeFrom<typeof loadReminder>;

interface ReminderChoicesProps {
  data: ReminderData;
  onContinue?(event: FormEvent<HTMLFormElement>): void;
}

const FORM_ID = 'reminder-choices';

/** The choices of a reminded player. */
export function ReminderChoices({ data: { copy, hasLimits, redirectTo }, onContinue }: ReminderChoicesProps) {
  return (
    <div className={styles.ways}>
      <form id={FORM_ID} method="post" action={REMINDER_PATH} className={styles.form} onSubmit={onContinue}>
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
  );
}

function Choice({ to, children }: { to: string; children: string }) {
  return (
    <Button look="quiet" type="submit" name="to" value={to} wide>
      {children}
    </Button>
  );
}
