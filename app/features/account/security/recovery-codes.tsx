import { useEffect, useRef } from 'react';
import { FormPage } from '~/forms/form-page';
import type { Copy } from '~/i18n/messages';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { CopyButton } from '~/ui/copy-button';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './recovery-codes.module.css';

/** The codes of an action's answer; null where it has none. */
export function recoveryCodesIn(answer: unknown): readonly string[] | null {
  const { recoveryCodes } = (answer ?? {}) as { recoveryCodes?: readonly string[] };
  return recoveryCodes ?? null;
}

interface RecoveryCodesProps {
  copy: Copy<'security'>;
  codes: readonly string[];
  title: string;
}

/** New recovery codes, which are shown once: to keep as a file, on paper, or copied. */
export function RecoveryCodes({ copy, codes, title }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  // With scripts the address stays, and with it the scroll position of the form that was sent.
  useEffect(() => list.current?.parentElement?.querySelector<HTMLElement>('[data-subject]')?.focus(), []);
  return (
    <FormPage title={title}>
      <Notice kind="warning" title={copy.keepTitle} isSubject>
        {copy.keep}
      </Notice>
      <ul ref={list} className={styles.codes} translate="no" aria-label={copy.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <form className={styles.ways} method="post" action="/dashboard/security/recovery-file">
        <CsrfField />
        {codes.map((code) => (
          <input key={code} type="hidden" name="code" value={code} />
        ))}
        <Button type="submit">{copy.download}</Button>
        <ButtonLink look="quiet" href="/dashboard/security">
          {copy.done}
        </ButtonLink>
        <CodeTools codes={codes} copy={copy} />
      </form>
    </FormPage>
  );
}

/** Buttons that copy and print the codes. Scripts make them: with scripts the codes arrive in a page that has hydrated. */
function CodeTools({ codes, copy }: { codes: readonly string[]; copy: Copy<'security'> }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <Button type="button" look="quiet" onClick={() => window.print()}>
        {copy.print}
      </Button>
      <CopyButton text={codes.join('\n')} label={copy.copy} copied={copy.copied} />
    </>
  );
}
