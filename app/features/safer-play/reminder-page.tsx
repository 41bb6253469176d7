import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { fill } from '~/i18n/fill';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import styles from './safer-play.module.css';
import type { loadReminder } from './safer-play.server';

export function ReminderPage() {
  const { copy, minutes, redirectTo } = useLoaderData<typeof loadReminder>();
  return (
    <FormPage title={copy.dueTitle} intro={fill(copy.due, { minutes })}>
      <form method="post" action="/reminder" className={styles.form}>
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
    </FormPage>
  );
}
