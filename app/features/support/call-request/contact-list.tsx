import { useState, type MouseEvent, type ReactNode } from 'react';
import { interpolate } from '~/i18n/interpolate';
import { Button } from '~/ui/button';
import { FieldErrors } from '~/ui/field-frame';
import { Icon } from '~/ui/icon';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import type { Copy } from '~/i18n/messages';
import { Field } from '~/ui/field';
import { SelectField } from '~/ui/select-field';
import styles from './contact-list.module.css';
import { CONTACT_TYPES, rowField, type RowChange } from './contact-rows';
import type { ContactRows, ShownRow } from './use-contact-rows';

interface ContactListProps {
  copy: Copy<'call-request'>;
  action: string;
  contacts: ContactRows;
}

/** The buttons submit the form, so that they work without JavaScript. */
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
        <ContactRowFields key={row.key} {...{ copy, row, index }} idOf={contacts.idOf}>
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

type Kind = keyof typeof CONTACT_TYPES;

const KINDS = Object.keys(CONTACT_TYPES) as Kind[];

const INPUT_MODES = { phone: 'tel', whatsApp: 'tel', telegram: 'text', email: 'email' } as const;

const kindOf = (type: string) => KINDS.find((kind) => CONTACT_TYPES[kind] === type) ?? 'phone';

interface ContactRowFieldsProps extends Pick<ContactListProps, 'copy'> {
  row: ShownRow;
  index: number;
  idOf: ContactRows['idOf'];
  children: ReactNode;
}

/** The fields of one contact row: a kind, and a number or address. With JavaScript the example follows the kind. */
function ContactRowFields({ copy, row, index, idOf, children }: ContactRowFieldsProps) {
  const [kind, setKind] = useState(kindOf(row.type));
  return (
    <div className={styles.row} role="group" aria-label={interpolate(copy.row, { number: index + 1 })}>
      <SelectField
        id={idOf(index, 'type')}
        name={rowField(index, 'type')}
        label={copy.type}
        errors={row.errors.type}
        options={KINDS.map((option) => ({ value: CONTACT_TYPES[option], label: copy[option] }))}
        defaultValue={row.type}
        onChange={(event) => setKind(kindOf(event.currentTarget.value))}
      />
      <Field
        id={idOf(index, 'contact')}
        name={rowField(index, 'contact')}
        label={copy.contact}
        errors={row.errors.contact}
        defaultValue={row.contact}
        placeholder={copy[`${kind}Example`]}
        inputMode={INPUT_MODES[kind]}
        required
        minLength={INPUT_MODES[kind] === 'tel' ? undefined : 5}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.remove}>{children}</div>
    </div>
  );
}
