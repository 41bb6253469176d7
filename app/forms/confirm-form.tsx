import type { ReactNode } from 'react';
import { CsrfField } from '~/session/csrf-field';
import { Notice } from '~/ui/notice';
import styles from './confirm-form.module.css';
import type { FormSlot } from './form-slot';
import { SubmitButton } from './submit-button';

interface ConfirmFormProps {
  slot: FormSlot<object>;
  action: string;
  /** The message of a form to which no answer came. */
  offline: string;
  pendingLabel: string;
  children: ReactNode;
}

/** The button is quiet: where money is at stake, doing it and leaving it have the same weight. */
export function ConfirmForm({ slot, action, offline, pendingLabel, children }: ConfirmFormProps) {
  return (
    <slot.Element id={slot.id} method="post" action={action} className={styles.form}>
      <CsrfField />
      <SubmitButton slot={slot} offline={offline} pendingLabel={pendingLabel} look="quiet">
        {children}
      </SubmitButton>
    </slot.Element>
  );
}

interface ReplyNoticeProps {
  isUnknown: boolean;
  message: string;
  copy: { readonly unknownTitle: string; readonly refusedTitle: string };
}

/** Why a form did nothing, or is not known to have done anything. */
export function ReplyNotice({ isUnknown, message, copy }: ReplyNoticeProps) {
  return (
    <div role="alert">
      <Notice kind={isUnknown ? 'warning' : 'error'} title={isUnknown ? copy.unknownTitle : copy.refusedTitle}>
        <p>{message}</p>
      </Notice>
    </div>
  );
}

export interface ConfirmReply {
  readonly kind: 'refused' | 'unknown';
  readonly message: string;
}

interface ConfirmNoticeProps extends Pick<ReplyNoticeProps, 'copy'> {
  reply: ConfirmReply | undefined;
  children: ReactNode;
}

export function ConfirmNotice({ reply, copy, children }: ConfirmNoticeProps) {
  return reply ? <ReplyNotice isUnknown={reply.kind === 'unknown'} message={reply.message} copy={copy} /> : children;
}
