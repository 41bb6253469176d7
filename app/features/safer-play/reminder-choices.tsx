import type { SerializeFrom } from '@remix-run/node';
import type { FormEvent } from 'react';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { REMINDER_PATH } from './remind';
import styles from './safer-play.module.css';
import type { loadReminder } from './safer-play.server';

export type ReminderData = SerializeFrom<typeof loadReminder>;

interface ReminderChoicesProps {
  data: ReminderData;
  onContinue?(event: FormEvent<HTMLFormElement>): void;
}

/** The choices of a reminded player. */
export function ReminderChoices({ data: { copy, redirectTo }, onContinue }: ReminderChoicesProps) {
  return (
    <div className={styles.ways}>
      <form method="post" action={REMINDER_PATH} className={styles.form} onSubmit={onContinue}>
        <CsrfField />
        <input type="hidden" name="redirectTo" defaultValue={redirectTo} />
        <Button type="submit" wide>
          {copy.continue}
        </Button>
      </form>
      <form method="post" action="/logout" className={styles.form}>
        <CsrfField />
        <Button look="quiet" type="submit" wide>
          {copy.logout}
        </Button>
      </form>
      <ButtonLink look="plain" href="/safer-play">
        {copy.settings}
      </ButtonLink>
    </div>
  );
}
