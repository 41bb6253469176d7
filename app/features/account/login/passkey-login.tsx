import type { SerializeFrom } from '@remix-run/node';
import { useEffect, useRef, useState } from 'react';
import type { AskedPasskey } from '~/features/account/passkeys/ceremony.client';
import { ErrorSummary } from '~/forms/error-summary';
import type { FormSlot } from '~/forms/form-slot';
import type { FormDescription } from '~/forms/use-site-form';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { describePasskeyLogin } from './passkey-login.server';
import styles from './login-form.module.css';
import { usePasskey } from './use-passkey';

type PasskeyLoginData = NonNullable<SerializeFrom<Awaited<ReturnType<typeof describePasskeyLogin>>>>;

interface PasskeyLoginProps {
  passkey: PasskeyLoginData;
  slot: FormSlot;
  texts: FormDescription['texts'];
  /** Whether the form above has a field in whose list the browser offers passkeys. */
  hasAutofill?: boolean;
  /** Whether there is no other way. */
  isOnly?: boolean;
}

/**
 * The button that logs in with a passkey, below a form. Scripts make it, in a place that is kept for it. What
 * asks the browser is loaded when it is needed. What the server refuses is shown in the form above.
 */
export function PasskeyLogin({ passkey, slot, texts, hasAutofill = false, isOnly = false }: PasskeyLoginProps) {
  const { copy, action, optionsHref } = passkey;
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState('');
  const [message, setMessage] = useState<string | null>(null);
  const isReady = useHydrated() && 'PublicKeyCredential' in window;
  const { isPrompting, prompt } = usePasskey({
    form,
    optionsHref,
    hasAutofill: hasAutofill && isReady,
    isPending: slot.isPending,
    onResult(result) {
      if ('answer' in result) setAnswer(result.answer);
      else setMessage(messageOf(result, copy, texts));
    },
  });
  useEffect(() => {
    if (answer !== '') form.current?.requestSubmit();
  }, [answer]);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the ceremony, outside of React, has begun again
    if (slot.isPending || isPrompting) setMessage(null);
  }, [slot.isPending, isPrompting]);
  const isBusy = isPrompting || slot.isPending;
  return (
    <>
      {message !== null && <ErrorSummary texts={texts} messages={[message]} fields={[]} />}
      <slot.Element
        ref={form}
        method="post"
        action={action}
        className={styles.other}
        data-waits={isReady ? undefined : isOnly ? 'only' : ''}
      >
        {isReady && (
          <>
            {!isOnly && <p>{copy.or}</p>}
            <CsrfField />
            <input type="hidden" name="intent" value="passkey" />
            <input type="hidden" name="assertion" value={answer} />
            <Button
              type="button"
              look="quiet"
              wide
              aria-disabled={isBusy || undefined}
              onClick={() => !isBusy && prompt()}
            >
              {copy.submit}
            </Button>
          </>
        )}
      </slot.Element>
    </>
  );
}

/** Null where the player ended the try, and knows. */
function messageOf(
  result: Exclude<AskedPasskey, { answer: string }>,
  copy: PasskeyLoginData['copy'],
  texts: FormDescription['texts'],
): string | null {
  if ('message' in result) return result.message;
  switch (result.problem) {
    case 'superseded':
      return null;
    case 'offline':
      return texts.offline;
    case 'exists':
      return copy.failed;
    default:
      return copy[result.problem];
  }
}
