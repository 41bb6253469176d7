import { useEffect } from 'react';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Panel } from '~/ui/panel';
import styles from './bonus-centre.module.css';
import { CLAIM_PATH } from './bonus-paths';
import type { PromoCodeReply } from './promo-code.server';
import { useBonusForm } from './use-bonus-form';
import type { ClaimData } from './bonus-centre.server';

const FORM_ID = 'promo-code';

/** The field for a promo code. What was typed stays until the code is accepted. */
export function PromoCodeForm({ data: { copy, offline, typedCode } }: { data: ClaimData }) {
  const { Element, isPending, answer } = useBonusForm<PromoCodeReply>(({ kind }) => kind === 'code');
  const message = answer === 'offline' ? offline : answer?.message;
  useEffect(() => {
    if (message !== undefined && !isPending) document.getElementById('code')?.focus();
  }, [message, isPending]);
  return (
    <Panel>
      <section id={FORM_ID} className={styles.card} aria-label={copy.codeTitle}>
        <Element method="post" action={`${CLAIM_PATH}#${FORM_ID}`} className={styles.code} noValidate>
          <CsrfField />
          <Field
            id="code"
            name="code"
            label={copy.code}
            errors={message === undefined ? undefined : [message]}
            defaultValue={typeof answer === 'object' ? answer.typed : typedCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            end={
              <Button type="submit" look="quiet" aria-disabled={isPending || undefined}>
                {isPending ? copy.usingCode : copy.useCode}
              </Button>
            }
          />
        </Element>
      </section>
    </Panel>
  );
}
