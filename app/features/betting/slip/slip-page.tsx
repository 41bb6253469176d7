import type { SubmissionResult } from '@conform-to/react';
import type { SerializeFrom } from '@remix-run/node';
import { AMOUNT_FIELD, PICK_FIELD, SLIP_PATH } from '~/features/betting/addresses/book-address';
import { DefaultButton } from '~/forms/default-button';
import { FormInput, FormSelect } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot, type FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { usePageData } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Fact, Facts } from '~/ui/facts';
import { Field } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';
import { Notice } from '~/ui/notice';
import type { BetFields } from './bet-rules.server';
import styles from './slip-page.module.css';
import type { loadSlip } from './slip-page.server';
import type { AddedPicks } from './submit-slip.server';

type Data = SerializeFrom<typeof loadSlip>;
type Described = NonNullable<Data['slip']>;

interface Review extends Described {
  readonly message: string | null;
  readonly code: { readonly label: string; readonly hint: string; readonly error: string | null } | null;
  readonly stake: string;
  readonly kind: string;
  readonly wallet: string | null;
  readonly fields: {
    readonly intentId: string;
    readonly kind: string;
    readonly stake: string;
    readonly accept: string;
    readonly wallet: string;
    readonly picks: readonly string[];
  };
}

type Reply = SubmissionResult<string[]> & { readonly review?: Review } & Partial<AddedPicks>;

/** The slip: its picks, the stake, and the bet as it will be placed. */
export function SlipPage() {
  const data = usePageData<typeof loadSlip>();
  const { copy, slip } = data;
  const slot = useFormSlot<Reply>('slip', SLIP_PATH);
  const { review, added } = slot.result ?? {};
  const message = added?.message;
  return (
    <FormPage title={review ? copy.reviewTitle : copy.title}>
      {message != null && <Refusal>{message}</Refusal>}
      {slip === null && (
        <EmptyState icon="sports" title={copy.empty}>
          <ButtonLink look="quiet" href="/spor">
            {copy.toMatches}
          </ButtonLink>
        </EmptyState>
      )}
      {slip && review && <ReviewForm {...{ copy, review, slot }} offline={data.form.texts.offline} />}
      {slip && !review && <StakeForm {...{ data, slip, slot }} />}
    </FormPage>
  );
}

const Refusal = ({ children }: { children: string }) => (
  <div role="alert">
    <Notice kind="error">
      <p>{children}</p>
    </Notice>
  </div>
);

interface PicksProps {
  picks: Described['picks'];
  copy: Data['copy'];
  /** Whether they have buttons that take them away. */
  canDrop: boolean;
}

/** The picks with their odds of now. */
const Picks = ({ picks, copy, canDrop }: PicksProps) => (
  <ul className={styles.slip}>
    {picks.map(({ value, href, match, market, name, odds, before, problem }) => (
      <li key={value}>
        <p>
          <strong>{name}</strong>
          <br />
          <small>{market}</small>
          <br />
          <a href={href}>{match}</a>
        </p>
        <p>
          {before !== null && <del>{before}</del>} <b>{odds ?? '–'}</b>
        </p>
        {canDrop && (
          <IconButton
            icon="close"
            label={interpolate(copy.remove, { name })}
            type="submit"
            formNoValidate
            name="drop"
            value={value}
          />
        )}
        {problem !== null && <p className={styles.problem}>{problem}</p>}
      </li>
    ))}
  </ul>
);

function StakeForm({ data, slip, slot }: { data: Data; slip: Described; slot: FormSlot<Reply> }) {
  const { copy, kinds, wallets, action, offered } = data;
  // A bet to review, and what was added, are no answers to the form.
  const result = slot.result?.review || slot.result?.added ? undefined : slot.result;
  const [form, fields] = useSiteForm<BetFields>({ ...slot, result }, data.form, {
    kind: kinds[0]?.value ?? '',
    accept: 'none',
    wallet: 'any',
  });
  return (
    <SiteForm {...form} action={action}>
      <DefaultButton name="intent" value="review">
        {copy.review}
      </DefaultButton>
      {offered.map((pick) => (
        <input key={pick} type="hidden" name={PICK_FIELD} value={pick} />
      ))}
      <Picks picks={slip.picks} copy={copy} canDrop />
      {kinds.length > 1 && <FormSelect field={fields.kind} label={copy.kind} options={kinds} required={false} />}
      <FormInput field={fields.stake} label={copy.stake} hint={slip.range} inputMode="decimal" autoComplete="off" />
      {slip.amounts.length > 0 && (
        <p role="group" aria-label={copy.amounts} className={styles.amounts}>
          {slip.amounts.map(({ value, text }) => (
            <Button key={value} type="submit" look="quiet" formNoValidate name={AMOUNT_FIELD} value={value}>
              {text}
            </Button>
          ))}
        </p>
      )}
      <FormSelect
        field={fields.accept}
        label={copy.accept}
        required={false}
        options={[
          { value: 'none', label: copy.acceptNone },
          { value: 'higher', label: copy.acceptHigher },
          { value: 'any', label: copy.acceptAny },
        ]}
      />
      {wallets.length > 0 && (
        <FormSelect field={fields.wallet} label={copy.wallet} options={wallets} required={false} />
      )}
      {slip.total !== null && (
        <Facts>
          <Fact name={copy.total} isVerbatim>
            {slip.total}
          </Fact>
        </Facts>
      )}
      <SubmitButton
        slot={slot}
        offline={data.form.texts.offline}
        pendingLabel={copy.checking}
        name="intent"
        value="review"
      >
        {copy.review}
      </SubmitButton>
    </SiteForm>
  );
}

interface ReviewProps {
  copy: Data['copy'];
  review: Review;
  slot: FormSlot<Reply>;
  offline: string;
}

/** The bet as it will be placed. Nothing has been sent yet. */
function ReviewForm({ copy, review, slot, offline }: ReviewProps) {
  const { message, code, fields, total, stake, pays, kind, wallet } = review;
  return (
    <>
      {message !== null && <Refusal>{message}</Refusal>}
      <Picks picks={review.picks} copy={copy} canDrop={false} />
      <slot.Element id={`${slot.id}-review`} method="post" action={SLIP_PATH} className={styles.slip}>
        <CsrfField />
        <input type="hidden" name="intentId" value={fields.intentId} />
        <input type="hidden" name="kind" value={fields.kind} />
        <input type="hidden" name="stake" value={fields.stake} />
        <input type="hidden" name="accept" value={fields.accept} />
        <input type="hidden" name="wallet" value={fields.wallet} />
        {fields.picks.map((pick) => (
          <input key={pick} type="hidden" name="picked" value={pick} />
        ))}
        <Facts>
          <Fact name={copy.kind}>{kind}</Fact>
          {total !== null && (
            <Fact name={copy.total} isVerbatim>
              {total}
            </Fact>
          )}
          <Fact name={copy.stake} isVerbatim>
            {stake}
          </Fact>
          {wallet !== null && <Fact name={copy.wallet}>{wallet}</Fact>}
          {pays !== null && (
            <Fact name={copy.pays} isVerbatim>
              {pays}
            </Fact>
          )}
        </Facts>
        {code && (
          <Field
            id={`${slot.id}-code`}
            name="code"
            label={code.label}
            hint={code.hint}
            errors={code.error === null ? [] : [code.error]}
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            autoFocus
          />
        )}
        <SubmitButton
          slot={{ ...slot, id: `${slot.id}-review` }}
          offline={offline}
          pendingLabel={copy.placing}
          name="intent"
          value="place"
        >
          {copy.place}
        </SubmitButton>
        <Button type="submit" look="quiet" wide name="intent" value="edit">
          {copy.edit}
        </Button>
      </slot.Element>
    </>
  );
}
