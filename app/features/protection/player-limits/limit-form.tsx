import type { SerializeFrom } from '@remix-run/node';
import { FormInput, FormSelect } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm } from '~/forms/use-site-form';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { LIMITS_PATH } from './limit-names';
import type { LimitFields as Fields } from './limit-rules.server';
import type { loadLimits } from './limits.server';
import styles from './limits-page.module.css';

type Data = SerializeFrom<typeof loadLimits>;
export type LimitFormData = Pick<Data, 'copy' | 'delay'> & { readonly form: NonNullable<Data['form']> };

/** The page with the form of one kind of limit. */
export function LimitForm({ data }: { data: LimitFormData }) {
  const { form, copy, delay } = data;
  return (
    <FormPage
      title={form.title}
      intro={delay}
      {...(!form.isOptional && { footer: <a href={LIMITS_PATH}>{copy.back}</a> })}
    >
      <LimitFields data={data} />
    </FormPage>
  );
}

/** The form of one kind of limit. One that interrupts the player's way goes on without a limit just as easily. */
export function LimitFields({ data: { form: data, copy } }: { data: Pick<LimitFormData, 'form' | 'copy'> }) {
  const { action, kind, periods, seen, isTime, isOptional } = data;
  const slot = useFormSlot('limit', action);
  const [first] = periods;
  const [form, fields] = useSiteForm<Fields>(slot, data, { period: first?.value, amount: data.amount });
  return (
    <>
      <SiteForm {...form} action={action}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="seen" value={seen} />
        {/* Never empty, so that it needs no empty option, which HTML demands of a required one. */}
        <FormSelect field={fields.period} label={copy.period} options={periods} required={false} />
        <FormInput
          field={fields.amount}
          label={isTime ? copy.minutes : copy.amount}
          {...(data.hint !== null && { hint: data.hint })}
          inputMode={isTime ? 'numeric' : 'decimal'}
          autoComplete="off"
        />
        <SubmitButton slot={slot} offline={data.texts.offline} pendingLabel={copy.saving} name="intent" value="set">
          {isOptional ? copy.setLimit : copy.save}
        </SubmitButton>
      </SiteForm>
      {isOptional && (
        <slot.Element method="post" action={action}>
          <CsrfField />
          {/* As wide and as strong as the button above: neither choice is the better one. */}
          <Button type="submit" wide name="intent" value="decline">
            {copy.without}
          </Button>
        </slot.Element>
      )}
    </>
  );
}

/** Offers a deposit limit before the first deposit. No amount is suggested. */
export function LimitOffer({ offer }: { offer: LimitFormData }) {
  const { copy, delay } = offer;
  return (
    <section className={styles.page} aria-labelledby="limit-offer">
      <h2 id="limit-offer">{copy.askTitle}</h2>
      <p>{copy.ask}</p>
      <p>{delay}</p>
      <LimitFields data={offer} />
    </section>
  );
}
