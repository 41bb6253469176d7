import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { Panel } from '~/ui/panel';
import { CodeField, useAsksForCode } from '~/forms/code-field';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { AddPasskey, type PasskeysData } from './add-passkey';
import styles from './passkeys-page.module.css';
import type { loadPasskeys } from './passkeys.server';
import type { RemovePasskeyFields } from './security.schema';

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

/** Asks before a passkey is removed. */
function RemovePasskey({ data, removing: { id, name, removeHref } }: { data: PasskeysData; removing: Row }) {
  const { copy, removeForm } = data;
  const slot = useFormSlot('remove-passkey', removeHref);
  const [form, { code }] = useSiteForm<RemovePasskeyFields>(slot, removeForm);
  const asksForCode = useAsksForCode(data.asksForCode, code.errors);
  return (
    <FormPage title={copy.removeTitle}>
      <p className={styles.question}>{interpolate(copy.removeQuestion, { name })}</p>
      <SiteForm {...form} action={removeHref} submitLabel={copy.remove} pendingLabel={copy.removing}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="remove" />
        {asksForCode && <CodeField field={code} {...data.codeCopy} required />}
      </SiteForm>
      <ButtonLink look="quiet" wide href={PASSKEYS}>
        {copy.keep}
      </ButtonLink>
    </FormPage>
  );
}
