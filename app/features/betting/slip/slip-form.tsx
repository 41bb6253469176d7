import { Form } from '@remix-run/react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { HAD_FIELD, SLIP_PATH } from '~/features/betting/addresses/book-address';
import { useMedia } from '~/browser/use-media';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import type { slipBarOf } from './slip-bar.server';
import styles from './slip-form.module.css';
import { SlipColumn } from './slip-column';
import { useTicks } from './use-ticks';

/** From here on the slip stands beside the matches: slip-form.module.css. */
const WIDE = '(min-width: 1200px)';

type SlipFormProps = ReturnType<typeof slipBarOf> & { children: ReactNode };

/**
 * The one form around all prices of a page, and the way to the slip, which wide screens have beside it. A guest's form leads
 * there through the login.
 */
export function SlipForm({ isPlayer, copy, children, ...served }: SlipFormProps) {
  const { ticked } = served;
  const form = useRef<HTMLFormElement>(null);
  const { slip, isSent } = useTicks(form, { isPlayer, ...served, notSent: copy.notSent });
  const { label } = slip;
  const sendsTicks = useHydrated() && isPlayer && isSent;
  const hasColumn = useMedia(WIDE) && sendsTicks && label !== null;

  /** The slip is far behind a box: the Enter key leads to it, as it sends the form where that has a button. */
  function goToSlip({ key, target, currentTarget }: KeyboardEvent<HTMLFormElement>) {
    if (key !== 'Enter' || !sendsTicks || !(target instanceof HTMLInputElement)) return;
    const { parentElement } = currentTarget;
    const stake = parentElement?.querySelector<HTMLElement>('[name=stake]');
    if (stake) stake.focus();
    else parentElement?.querySelector<HTMLElement>('[data-dialog]')?.click();
  }

  const matches = (
    <Form
      ref={form}
      method={isPlayer ? 'post' : 'get'}
      action={SLIP_PATH}
      reloadDocument={!isSent}
      className={styles.form}
      onKeyDown={goToSlip}
      // A browser that restores boxes would show a slip that is another one by now.
      autoComplete="off"
    >
      {isPlayer && (
        <>
          <CsrfField />
          <input type="hidden" name="intent" value="add" />
          {ticked.map((selection) => (
            <input key={selection} type="hidden" name={HAD_FIELD} value={selection} />
          ))}
        </>
      )}
      {children}
      <p className={styles.bar} aria-live="polite">
        {!sendsTicks && (
          <Button type="submit" wide>
            {copy.add}
          </Button>
        )}
        {label !== null && (
          <ButtonLink wide look={sendsTicks ? 'primary' : 'quiet'} href={SLIP_PATH} data-dialog="">
            {label}
          </ButtonLink>
        )}
        {isPlayer && label === null && <span>{copy.empty}</span>}
      </p>
    </Form>
  );
  if (!isPlayer) return matches;
  return (
    <div className={styles.split}>
      {matches}
      {hasColumn && <SlipColumn version={slip.version} label={copy.title} />}
    </div>
  );
}
