import type { SerializeFrom } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { CodeField, useAsksForCode } from '~/forms/code-field';
import { FormInput } from '~/forms/form-fields';
import { useFormSlot, type FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { useSiteForm } from '~/forms/use-site-form';
import type { PasskeyProblem } from '~/features/account/passkeys/ceremony.client';
import { startWait } from '~/browser/piece-in-time';
import { CsrfField } from '~/session/csrf-field';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './passkeys-page.module.css';
import type { BegunPasskey, loadPasskeys } from './passkeys.server';
import type { PasskeyFields } from './security.schema';

export type PasskeysData = SerializeFrom<typeof loadPasskeys>;
type Reply = NonNullable<FormSlot['result']>;

interface AddPasskeyProps {
  data: PasskeysData;
  action: string;
}

/**
 * The form for a new passkey. Scripts make it, in a place that is kept for it: without them no passkey can be made. The answer to
 * a form that was sent without a script has it, with its messages.
 */
export function AddPasskey({ data, action }: AddPasskeyProps) {
  const isHydrated = useHydrated();
  const isAnswered = useActionData() !== undefined;
  return (
    <div className={styles.place} data-code={data.asksForCode ? '' : undefined}>
      {!isHydrated && (
        <div className={styles.unscripted}>
          <Notice kind="info">{data.copy.needsScript}</Notice>
        </div>
      )}
      {(isHydrated || isAnswered) && <AddForm data={data} action={action} />}
    </div>
  );
}

/**
 * The server answers what the browser needs; the browser then asks the player, and sends what it
 * made. That part is loaded when it is needed.
 */
function AddForm({ data, action }: AddPasskeyProps) {
  const { copy, form: description } = data;
  const { result: answer, ...slot } = useFormSlot<Reply | BegunPasskey>('passkeys', action);
  const begun = answer && 'creation' in answer ? answer : null;
  const passkeySlot: FormSlot = { ...slot, result: answer && !('creation' in answer) ? answer : undefined };
  const [form, { name, code }] = useSiteForm<PasskeyFields>(passkeySlot, description, {
    name: begun?.name ?? data.suggestedName,
  });
  const { ceremony, finish, made } = useCeremony(begun);
  // One code is enough for as long as what was begun waits.
  const asksForCode = useAsksForCode(data.asksForCode, code.errors) && !begun;
  const problem = ceremony !== 'none' && ceremony !== 'asking' && ceremony !== 'superseded' ? ceremony : null;
  return (
    <>
      {problem && (
        <div role="alert">
          <Notice kind="error">{copy[problem]}</Notice>
        </div>
      )}
      <SiteForm {...form} action={action} submitLabel={copy.add} pendingLabel={copy.adding}>
        <FormInput field={name} label={copy.name} hint={copy.nameHint} autoComplete="off" />
        {asksForCode && <CodeField field={code} {...data.codeCopy} required />}
      </SiteForm>
      <p role="status">{ceremony === 'asking' && copy.follow}</p>
      <slot.Element ref={finish} method="post" action={action} hidden>
        <CsrfField />
        <input type="hidden" name="intent" value="finish" />
        <input type="hidden" name="attestation" value={made} />
      </slot.Element>
    </>
  );
}

type Ceremony = 'none' | 'asking' | PasskeyProblem;

/** Asks the browser for a passkey whenever the server has begun one, and sends it. */
function useCeremony(begun: BegunPasskey | null) {
  const finish = useRef<HTMLFormElement>(null);
  const [ceremony, setCeremony] = useState<Ceremony>('none');
  const [made, setMade] = useState('');
  const creation = begun?.creation;
  useEffect(() => {
    if (!creation) return;
    let isCurrent = true;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the browser asks the player
    setCeremony('asking');
    void startWait()(import('~/features/account/passkeys/ceremony.client'))
      .then(({ makePasskey }) => makePasskey(creation))
      .catch(() => ({ problem: 'failed' }) as const)
      .then((result) => {
        if (!isCurrent) return;
        setCeremony('problem' in result ? result.problem : 'none');
        if ('answer' in result) setMade(result.answer);
      });
    return () => {
      isCurrent = false;
    };
  }, [creation]);
  useEffect(() => {
    if (made !== '') finish.current?.requestSubmit();
  }, [made]);
  return { ceremony, finish, made };
}
