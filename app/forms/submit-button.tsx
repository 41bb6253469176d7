import { useEffect, useRef, type ReactNode } from 'react';
import { Button, type Look } from '~/ui/button';
import { Spinner } from '~/ui/spinner';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import { showToast } from '~/browser/show-toast';
import type { FormSlot } from './form-slot';
import summary from './error-summary.module.css';
import styles from './site-form.module.css';

interface SubmitButtonProps {
  slot: Pick<FormSlot, 'id' | 'isPending' | 'isOffline'>;
  /** The message of a form to which no answer came. */
  offline: string;
  pendingLabel: string;
  isIncomplete?: boolean;
  /** Why an incomplete form cannot be sent. Scripts write it; its place is kept, so that nothing moves. */
  reason?: string;
  look?: Look;
  name?: string;
  value?: string;
  children: ReactNode;
}

/**
 * The button keeps the focus while it is disabled, so that its reason is read. A status region announces the submission,
 * because few screen readers read a changed button label.
 */
export function SubmitButton({
  slot,
  offline,
  pendingLabel,
  isIncomplete = false,
  reason,
  children,
  ...button
}: SubmitButtonProps) {
  const reasonId = `${slot.id}-incomplete`;
  useLoadingToast(slot.isPending, pendingLabel);
  return (
    <>
      <OfflineMessage slot={slot}>{offline}</OfflineMessage>
      <Button
        type="submit"
        wide
        aria-disabled={slot.isPending || isIncomplete || undefined}
        aria-describedby={isIncomplete ? reasonId : undefined}
        {...button}
      >
        {slot.isPending ? (
          <>
            <Spinner />
            <span>{pendingLabel}</span>
          </>
        ) : (
          children
        )}
      </Button>
      {reason && (
        <p
          id={reasonId}
          className={isIncomplete ? styles.reason : styles.place}
          data-text={isIncomplete ? undefined : reason}
        >
          {isIncomplete && reason}
        </p>
      )}
      <span role="status" className={visuallyHidden.text}>
        {slot.isPending && pendingLabel}
      </span>
    </>
  );
}

/** Takes the focus: the top of a long form is out of the window. It stands before the button, which is what comes next. */
function OfflineMessage({ slot, children }: Pick<SubmitButtonProps, 'slot'> & { children: string }) {
  const message = useRef<HTMLDivElement>(null);
  const isOffline = slot.isOffline && !slot.isPending;
  // A second press without an answer takes the focus back to the message.
  useEffect(() => {
    if (isOffline) message.current?.focus();
  }, [isOffline]);
  if (!slot.isOffline) return null;
  return (
    <div ref={message} className={summary.summary} role="alert" tabIndex={-1}>
      <p>{children}</p>
    </div>
  );
}

const ID = 'loading';

/** A shorter wait shows itself at the button only. */
const LONG_WAIT_MS = 1_000;

/** Shows a toast while a form is sent for more than a second. Screen readers know from the form's own status. */
function useLoadingToast(isPending: boolean, message: string): void {
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => showToast({ id: ID, type: 'loading', message }), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      showToast({ id: ID, isOver: true });
    };
  }, [isPending, message]);
}
