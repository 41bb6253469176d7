import { Form } from '@remix-run/react';
import { SLIP_FORM, SLIP_PATH } from '~/features/betting/addresses/book-address';
import { CsrfField } from '~/session/csrf-field';
import { ButtonLink } from '~/ui/button';
import styles from './slip-form.module.css';
import type { slipBarOf } from './slip-bar.server';

/** The one form that all prices of a page send, and the way to the slip. */
export const SlipForm = ({ here, label }: NonNullable<ReturnType<typeof slipBarOf>>) => (
  <>
    <Form id={SLIP_FORM} method="post" action={SLIP_PATH} replace preventScrollReset>
      <CsrfField />
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="redirectTo" value={here} />
    </Form>
    {label !== null && (
      <p className={styles.bar}>
        <ButtonLink wide href={SLIP_PATH} data-dialog="">
          {label}
        </ButtonLink>
      </p>
    )}
  </>
);
