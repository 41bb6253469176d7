import { FormInput, FormSelect } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm } from '~/forms/use-site-form';
import type { useLoaderData } from '@remix-run/react';
import { LIMITS_PATH } from './limit-names';
import type { LimitFields } from './limit-rules.server';
import type { loadLimits } from './limits.server';

type Data = ReturnType<typeof useLoaderData<typeof loadLimits>>;

interface LimitFormProps {
  form: NonNullable<Data['form']>;
  copy: Data['copy'];
  /** When a raise would hold. */
  delay: string;
}

/** The form of one kind of limit. */
export function LimitForm({ form: data, copy, delay }: LimitFormProps) {
  const slot = usePageSlot('limit', data.action);
  const { kind, periods, seen, texts, isTime } = data;
  const [first] = periods;
  const [form, fields] = useSiteForm<LimitFields>(slot, data, { period: first?.value, amount: data.amount });
  return (
    <FormPage title={data.title} intro={delay} footer={<a href={LIMITS_PATH}>{copy.back}</a>}>
      <SiteForm slot={slot} action={data.action} form={form} texts={texts} fields={[fields.period, fields.amount]}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="seen" value={seen} />
        {/* Never empty, so that it needs no empty option, which HTML demands of a required one. */}
        <FormSelect field={fields.period} label={copy.period} options={periods} required={false} />
        <FormInput
          field={fields.amount}
          label={isTime ? copy.minutes : copy.amount}
          hint={data.hint}
          inputMode={isTime ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
        <SubmitButton slot={slot} pendingLabel={copy.saving} name="intent" value="set">
          {copy.save}
        </SubmitButton>
      </SiteForm>
    </FormPage>
  );
}
