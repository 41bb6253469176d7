import { useLoaderData } from '@remix-run/react';
import { FormInput, FormTextarea } from '~/forms/form-fields';
import { SiteForm } from '~/forms/site-form';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { Badge } from '~/ui/badge';
import { DataTable } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';
import { Panel } from '~/ui/panel';
import { useCountedSlot } from '~/forms/form-slot';
import type { loadTickets } from './ticket-list.server';
import type { NewTicketFields } from './ticket.schema';
import styles from './tickets.module.css';

export function TicketsPage() {
  const data = useLoaderData<typeof loadTickets>();
  const { copy, tickets, page, pages } = data;
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      {tickets.length === 0 ? (
        <EmptyState icon="ticket" title={copy.empty} />
      ) : (
        <DataTable
          caption={copy.list}
          rows={tickets}
          keyOf={({ href }) => href}
          columns={[
            {
              id: 'subject',
              header: copy.subject,
              isTitle: true,
              isProse: true,
              cell: ({ href, subject }) => (
                <a className={styles.subject} href={href}>
                  {subject}
                </a>
              ),
            },
            {
              id: 'status',
              header: copy.status,
              cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge>,
            },
            { id: 'updated', header: copy.updated, cell: ({ updatedAt }) => updatedAt },
          ]}
        />
      )}
      <Pagination
        label={copy.pages}
        page={page}
        pages={pages}
        hrefOf={(other) => `/ticket?page=${other}`}
        copy={{ previous: copy.previous, next: copy.next, position: interpolate(copy.position, { page, pages }) }}
      />
      <NewTicket data={data} />
    </div>
  );
}

function NewTicket({
  data: { copy, form: description, total },
}: {
  data: ReturnType<typeof useLoaderData<typeof loadTickets>>;
}) {
  const slot = useCountedSlot('ticket', total, '/ticket');
  // Without values of its own the next form would begin with the texts that were kept for this one.
  const [form, { subject, message }] = useSiteForm<NewTicketFields>(slot, description, { subject: '', message: '' });
  return (
    <Panel>
      <section className={styles.form} aria-labelledby="new-ticket">
        <h2 id="new-ticket">{copy.openTitle}</h2>
        <SiteForm {...form} action="/ticket" submitLabel={copy.open} pendingLabel={copy.sending}>
          <FormInput field={subject} label={copy.subject} hint={copy.subjectHint} autoComplete="off" />
          <FormTextarea field={message} label={copy.message} hint={copy.messageHint} rows={5} />
        </SiteForm>
      </section>
    </Panel>
  );
}
