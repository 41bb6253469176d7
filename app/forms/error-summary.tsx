import { Fragment, type MouseEvent } from 'react';
import { interpolate } from '~/i18n/interpolate';
import styles from './error-summary.module.css';
import { openStep } from './open-step';

interface WrongField {
  readonly id: string;
  readonly label: string;
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
 * The messages of the form, and a link to each wrong field, which has its own message; or one link to the first of many.
 * It gets the focus on page load. With `data-first` the first field gets it from `useFailedForm`.
 *
 * @param fields in page order; those of one group, such as the parts of a date, share a label and a link
 */
export function ErrorSummary({ texts, messages, fields }: ErrorSummaryProps) {
  if (messages.length === 0 && fields.length === 0) return null;
  const listed = fields.filter(({ label }, index) => index === fields.findIndex((other) => other.label === label));
  const [first] = fields;
  const isLong = listed.length > LONGEST_LIST;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus data-first={isLong ? first?.id : undefined}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {isLong && first && (
        <p>
          <FieldLink id={first.id}>{interpolate(texts.manyErrors_other, { count: listed.length })}</FieldLink>
        </p>
      )}
      {listed.length > 0 && !isLong && (
        <p>
          {texts.summary}{' '}
          {listed.map(({ id, label }, index) => (
            <Fragment key={id}>
              <span>{index > 0 && ', '}</span>
              <FieldLink id={id}>{label}</FieldLink>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
      {children}
    </a>
  );
}
