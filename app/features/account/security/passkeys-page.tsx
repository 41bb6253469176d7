import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { Panel } from '~/ui/panel';
import { AddPasskey, type PasskeysData } from './add-passkey';
import { RemovePasskey } from './remove-passkey';
import styles from './passkeys-page.module.css';
import type { loadPasskeys } from './passkeys.server';

const PASSKEYS = '/dashboard/security/passkeys';

type Row = PasskeysData['passkeys'][number];

export function PasskeysPage() {
  const data = useLoaderData<typeof loadPasskeys>();
  const { copy, passkeys } = data;
  if (data.removing) return <RemovePasskey data={data} removing={data.removing} />;
  const columns: Column<Row>[] = [
    { id: 'name', header: copy.name, isTitle: true, isProse: true, cell: ({ name }) => name },
    { id: 'createdAt', header: copy.createdAt, cell: ({ createdAt }) => createdAt },
    { id: 'lastUsedAt', header: copy.lastUsedAt, cell: ({ lastUsedAt }) => lastUsedAt },
    {
      id: 'remove',
      header: copy.action,
      cell: ({ removeHref, removeLabel }) => (
        <ButtonLink look="quiet" href={removeHref} aria-label={removeLabel}>
          {copy.remove}
        </ButtonLink>
      ),
    },
  ];
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      <p>{copy.about}</p>
      <section aria-labelledby="yours">
        <h2 id="yours">{copy.yours}</h2>
        {passkeys.length > 0 ? (
          <DataTable caption={copy.yours} columns={columns} rows={passkeys} keyOf={({ id }) => id} />
        ) : (
          <p>{copy.none}</p>
        )}
      </section>
      <Panel>
        <section aria-labelledby="add">
          <h2 id="add">{copy.addTitle}</h2>
          <AddPasskey key={passkeys.length} data={data} action={PASSKEYS} />
        </section>
      </Panel>
      <a href="/dashboard/security">{copy.back}</a>
    </div>
  );
}
