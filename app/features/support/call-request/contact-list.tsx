import type { MouseEvent } from 'react';
import { interpolate } from '~/i18n/interpolate';
import { Button } from '~/ui/button';
import { FieldErrors } from '~/ui/field-frame';
import { Icon } from '~/ui/icon';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import type { Copy } from '~/i18n/messages';
import styles from './contact-list.module.css';
import { ContactRowFields } from './contact-row-fields';
import type { RowChange } from './contact-rows';
import type { ContactRows } from './use-contact-rows';

interface ContactListProps {
  copy: Copy<'call-request'>;
  /** Path and query of the form's action. */
  action: string;
  contacts: ContactRows;
}

/**
 * A list of one to five contact rows with buttons that add and remove. The buttons submit the form, so that they work
 * without JavaScript.
 */
export function ContactList({ copy, action, contacts }: ContactListProps) {
  const { rows, listId, errors, notice } = contacts;
  const changeOnClick = (change: RowChange) => (event: MouseEvent) => {
    event.preventDefault();
    contacts.change(change);
  };
  const button = { type: 'submit', name: 'intent', formNoValidate: true, formAction: `${action}#${listId}` } as const;
  return (
    <fieldset id={listId} tabIndex={-1} className={styles.list} aria-describedby={`${listId}-examples`}>
      <legend className={styles.legend}>{copy.contacts}</legend>
      <p id={`${listId}-examples`} className={styles.examples}>
        {interpolate(copy.examples, {
          phone: copy.phoneExample,
          whatsApp: copy.whatsAppExample,
          telegram: copy.telegramExample,
          email: copy.emailExample,
        })}
      </p>
      {rows.map((row, index) => (
        <ContactRowFields key={row.key} copy={copy} row={row} index={index} idOf={contacts.idOf}>
          <Button {...button} look="quiet" value={`remove-${index}`} onClick={changeOnClick({ type: 'remove', index })}>
            <Icon name="minus" />
            <span className={visuallyHidden.text}>{interpolate(copy.remove, { number: index + 1 })}</span>
          </Button>
        </ContactRowFields>
      ))}
      <Button {...button} look="quiet" value="add" onClick={changeOnClick({ type: 'add' })}>
        <Icon name="plus" />
        {copy.add}
      </Button>
      <div role="status">
        <FieldErrors id={listId} errors={notice === null ? errors : [copy[notice]]} />
      </div>
    </fieldset>
  );
}
