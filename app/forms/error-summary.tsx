import type { MouseEvent } from 'react';
import { interpolate } from '~/i18n/interpolate';
import styles from './error-summary.module.css';
import { openStep } from './open-step';

interface WrongField {
  readonly id: string;
  readonly messages: readonly string[];
}

interface ErrorSummaryProps {
  texts: {
    readonly summary: string;
    /** In place of a long list, with the number of fields. */
    readonly manyErrors_other: string;
  };
  messages: readonly string[];
  fields: readonly WrongField[];
}

const LONGEST_LIST = 3;

/** Focuses a field without a history entry: a hash navigation would close the dialog around the form. */
function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  openStep(field);
  field.focus();
}

/**
 * A list with a link to each field, or one line that leads to the first of many. The list gets the focus on page load. With
 * `data-first` the first field gets it from `useFailedForm`.
 */
export function ErrorSummary({ texts, messages, fields }: ErrorSummaryProps) {
  if (messages.length === 0 && fields.length === 0) return null;
  const listed = fields
    .filter((field, index) => index === fields.findIndex((other) => isSame(other, field)))
    // The operator's message about one field is a message about the form, too.
    .filter((field) => !messages.includes(textOf(field)));
  const [first] = fields;
  const isLong = listed.length > LONGEST_LIST;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus data-first={isLong ? first?.id : undefined}>
      {listed.length > 0 && !isLong && <h2>{texts.summary}</h2>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {isLong && first && (
        <p>
          <FieldLink id={first.id}>{interpolate(texts.manyErrors_other, { count: fields.length })}</FieldLink>
        </p>
      )}
      {listed.length > 0 && !isLong && (
        <ul>
          {listed.map(({ id, messages: own }) => (
            <li key={id}>
              <FieldLink id={id}>{own.join(' ')}</FieldLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Fields of one group, such as the parts of a date, may have the same message. */
const isSame = (one: WrongField, other: WrongField) => textOf(one) === textOf(other);

const textOf = ({ messages }: WrongField) => messages.join(' ');

function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
      {children}
    </a>
  );
}
