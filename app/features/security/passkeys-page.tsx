import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { fill } from '~/i18n/fill';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { Panel } from '~/ui/panel';
import { AddPasskey, type PasskeysData } from './add-passkey';
import styles from './passkeys-page.module.css';
import type { loadPasskeys } from './passkeys.server';

const PASSKEYS = '/dashboard/security/passkeys';

type Row = PasskeysData['passkeys'][number];

export function PasskeysPage() {
  const data = useLoaderData<typeof loadPasskeys>();
  const { copy, passkeys } = data;
  if (data.removing) return <Remove removing={data.removing} copy={copy} />;
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

/** Asks before a passkey is removed. */
function Remove({
  removing: { id, name },
  copy,
}: Pick<PasskeysData, 'copy'> & { removing: { id: string; name: string } }) {
  return (
    <FormPage title={copy.removeTitle}>
      <p className={styles.question}>{fill(copy.removeQuestion, { name })}</p>
      <form method="post" action={PASSKEYS}>
        <CsrfField />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" wide name="intent" value="remove">
          {copy.remove}
        </Button>
      </form>
      <ButtonLink look="quiet" wide href={PASSKEYS}>
        {copy.keep}
      </ButtonLink>
    </FormPage>
  );
}
