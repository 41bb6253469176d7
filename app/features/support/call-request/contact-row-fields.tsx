import { useState, type ReactNode } from 'react';
import { interpolate } from '~/i18n/interpolate';
import { Field } from '~/ui/field';
import { SelectField } from '~/ui/select-field';
import type { Copy } from '~/i18n/messages';
import styles from './contact-list.module.css';
import { CONTACT_TYPES, rowField } from './contact-rows';
import type { ContactRows, ShownRow } from './use-contact-rows';

type Kind = keyof typeof CONTACT_TYPES;

const KINDS = Object.keys(CONTACT_TYPES) as Kind[];

const INPUT_MODES = { phone: 'tel', whatsApp: 'tel', telegram: 'text', email: 'email' } as const;

const kindOf = (type: string) => KINDS.find((kind) => CONTACT_TYPES[kind] === type) ?? 'phone';

interface ContactRowFieldsProps {
  copy: Copy<'call-request'>;
  row: ShownRow;
  index: number;
  idOf: ContactRows['idOf'];
  /** The button that removes the row. */
  children: ReactNode;
}

/** The fields of one contact row: a kind, and a number or address. With JavaScript the example follows the kind. */
export function ContactRowFields({ copy, row, index, idOf, children }: ContactRowFieldsProps) {
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
        minLength={5}
        maxLength={30}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles.remove}>{children}</div>
    </div>
  );
}
