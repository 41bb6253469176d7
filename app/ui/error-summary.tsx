import type { MouseEvent } from 'react';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  title: string;
  /** Messages about the form as a whole. */
  messages: readonly string[];
  /** Messages by field, with the field's element id. */
  fields: readonly { id: string; messages: readonly string[] }[];
}

/** Focuses a field without a history entry: a hash navigation would close the dialog around the form. */
function goToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** The errors of a form in one place, with a link to each field. Gets the focus on page load. */
export function ErrorSummary({ title, messages, fields }: ErrorSummaryProps) {
  if (messages.length === 0 && fields.length === 0) return null;
  return (
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      {fields.length > 0 && <h2>{title}</h2>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ id, messages: own }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                {own.join(' ')}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
