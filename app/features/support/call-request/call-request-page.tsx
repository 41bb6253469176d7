import type { FieldMetadata } from '@conform-to/react';
import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { FormInput, FormTextarea } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { usePageData, useSurface } from '~/forms/surface';
import { useMissingField } from '~/forms/use-missing-field';
import { useSiteForm } from '~/forms/use-site-form';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import styles from './call-request-form.module.css';
import type { CallRequestFields } from './call-request.schema';
import type { loadCallRequest } from './call-request.server';
import { ContactList } from './contact-list';
import { useContactRows } from './use-contact-rows';

/** In a dialog a success leads to the page below. */
export function CallRequestPage() {
  const data = usePageData<typeof loadCallRequest>();
  return data.received === null ? <CallRequestForm data={data} /> : <Received {...data} received={data.received} />;
}

type Data = ReturnType<typeof usePageData<typeof loadCallRequest>>;

function Received({ copy, received }: Pick<Data, 'copy'> & { received: NonNullable<Data['received']> }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-subject]')?.focus(), []);
  const { sent } = received;
  return (
    <FormPage title={copy.title}>
      <div ref={box}>
        <Notice kind="success" title={received.title} isSubject>
          {sent && (
            <Facts>
              <Fact name={copy.name}>{sent.name}</Fact>
              <Fact name={copy.message}>{sent.message}</Fact>
              <Fact name={copy.contacts} isVerbatim>
                {sent.contacts.join(' · ')}
              </Fact>
            </Facts>
          )}
        </Notice>
      </div>
      <ButtonLink look="quiet" wide href="/call-me">
        {received.another}
      </ButtonLink>
    </FormPage>
  );
}

const withLabel = ({ id, errors }: Pick<FieldMetadata, 'id' | 'errors'>, label: string) => ({ id, label, errors });

function CallRequestForm({ data }: { data: Data }) {
  const { copy } = data;
  const { pathname, search } = useLocation();
  const redirectTo = useSurface().kind === 'dialog' ? `${pathname}${search}` : data.redirectTo;
  const action = `/call-me?redirectTo=${encodeURIComponent(redirectTo)}`;
  const slot = useFormSlot('call-request', '/call-me');
  const [form, { name, message }, { allErrors }] = useSiteForm<CallRequestFields>(slot, data.form);
  const contacts = useContactRows(slot, copy, allErrors, data.form.typed);
  const isIncomplete = useMissingField(slot.id) !== null;
  return (
    <FormPage title={copy.title} intro={copy.intro}>
      <SiteForm
        {...form}
        action={action}
        fields={[withLabel(name, copy.name), withLabel(message, copy.message), ...contacts.fields]}
      >
        {/* First submit button of the form: Enter presses it instead of a row's "add" or "remove". */}
        <button type="submit" className={styles.enter} tabIndex={-1} aria-hidden="true">
          {copy.submit}
        </button>
        <FormInput field={name} label={copy.name} autoComplete="name" />
        <FormTextarea field={message} label={copy.message} rows={3} />
        <ContactList copy={copy} action={action} contacts={contacts} />
        <SubmitButton
          slot={slot}
          offline={data.form.texts.offline}
          pendingLabel={copy.submitting}
          isIncomplete={isIncomplete}
          reason={copy.incomplete}
        >
          {copy.submit}
        </SubmitButton>
      </SiteForm>
    </FormPage>
  );
}
