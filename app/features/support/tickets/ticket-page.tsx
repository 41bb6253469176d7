import { useLoaderData } from '@remix-run/react';
import { FormTextarea } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useCountedSlot, type FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { useSiteForm } from '~/forms/use-site-form';
import { CsrfField } from '~/session/csrf-field';
import { Badge } from '~/ui/badge';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import type { loadTicket } from './ticket-thread.server';
import type { ReplyFields } from './ticket.schema';
import styles from './tickets.module.css';

export function TicketPage() {
  const ticket = useLoaderData<typeof loadTicket>();
  const { copy, href, subject, status, messages, isClosed, asksToClose } = ticket;
  const slot = useCountedSlot('reply', messages.length, href);
  if (asksToClose) return <ConfirmClose ticket={ticket} />;
  return (
    <div className={styles.page} data-narrow="">
      <div className={styles.head}>
        <h1>{subject}</h1>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <ol className={styles.thread} aria-label={copy.thread}>
        {messages.map(({ isOwn, text, at }, index) => (
          <li key={index} className={isOwn ? `${styles.message} ${styles.own}` : styles.message}>
            <p className={styles.from}>
              <b>{isOwn ? copy.you : copy.support}</b> <span>{at}</span>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {isClosed && <Notice kind="info">{copy.closed}</Notice>}
      {/* A reply to a ticket that support closed meanwhile: the player can still copy the text. */}
      {(!isClosed || slot.result) && <Reply ticket={ticket} slot={slot} />}
      <div className={styles.actions}>
        <ButtonLink look="quiet" href="/ticket">
          {copy.all}
        </ButtonLink>
        {!isClosed && (
          <ButtonLink look="quiet" href={`${href}?close=1`}>
            {copy.close}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type Ticket = ReturnType<typeof useLoaderData<typeof loadTicket>>;

/** A closed ticket takes no replies, and only support opens it again: the player is asked once. */
function ConfirmClose({ ticket: { copy, href, subject } }: { ticket: Ticket }) {
  return (
    <FormPage title={copy.closeTitle} intro={subject}>
      <p>{copy.closeMeans}</p>
      <form method="post" action={href} className={styles.form}>
        <CsrfField />
        <Button wide look="quiet" type="submit" name="close" value="1">
          {copy.closeYes}
        </Button>
        <ButtonLink wide look="quiet" href={href}>
          {copy.closeNo}
        </ButtonLink>
      </form>
    </FormPage>
  );
}

interface ReplyProps {
  ticket: Ticket;
  slot: FormSlot;
}

function Reply({ ticket: { copy, href, form: description }, slot }: ReplyProps) {
  // Without a value of its own the next form would begin with the text that was kept for this one.
  const [form, { message }] = useSiteForm<ReplyFields>(slot, description, { message: '' });
  return (
    <Panel>
      <section className={styles.form} aria-labelledby="reply">
        <h2 id="reply">{copy.replyTitle}</h2>
        <SiteForm {...form} action={href} submitLabel={copy.reply} pendingLabel={copy.sending}>
          <FormTextarea field={message} label={copy.message} hint={copy.messageHint} rows={4} />
        </SiteForm>
      </section>
    </Panel>
  );
}
