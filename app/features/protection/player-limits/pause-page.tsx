import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { CsrfField } from '~/session/csrf-field';
import { PAUSE_PATH } from '~/session/pause-path';
import { Button, ButtonLink } from '~/ui/button';
import { Panel } from '~/ui/panel';
import { SelectField } from '~/ui/select-field';
import styles from './limits-page.module.css';
import { BonusesInPause, PausedNotice } from './paused-notice';
import type { loadPause } from './pause.server';

type Data = ReturnType<typeof useLoaderData<typeof loadPause>>;

export function PausePage() {
  const data = useLoaderData<typeof loadPause>();
  const { copy, paused, bonuses, stop, hours, days, abouts, confirm } = data;
  if (confirm) return <Confirm confirm={confirm} bonuses={bonuses} copy={copy} />;
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      {paused === null ? (
        <>
          <p>{copy.lead}</p>
          <BonusesInPause bonuses={bonuses} />
        </>
      ) : (
        <PausedNotice paused={paused} bonuses={bonuses} copy={copy} />
      )}
      {stop !== null && paused === null && (
        <Panel>
          <section>
            <h2>{copy.stopTitle}</h2>
            <p>{copy.stopAbout}</p>
            <form method="post" action={PAUSE_PATH}>
              <CsrfField />
              <Button type="submit" name="kind" value="stop">
                {stop}
              </Button>
            </form>
          </section>
        </Panel>
      )}
      <Choice kind="time-out" name="hours" options={hours} title={copy.timeOut} about={abouts.timeOut} copy={copy} />
      <Choice kind="exclusion" name="days" options={days} title={copy.exclude} about={abouts.exclude} copy={copy} />
    </div>
  );
}

interface ChoiceProps {
  kind: string;
  name: string;
  options: Data['hours'];
  title: string;
  about: string;
  copy: Data['copy'];
}

/** Leads to the page that says what the pause means and asks once. */
function Choice({ kind, name, options, title, about, copy }: ChoiceProps) {
  if (options.length === 0) return null;
  return (
    <Panel>
      <section aria-labelledby={kind}>
        <h2 id={kind}>{title}</h2>
        <p>{about}</p>
        <form action={PAUSE_PATH} className={styles.page}>
          <input type="hidden" name="kind" value={kind} />
          <SelectField id={name} name={name} label={copy.length} options={options} />
          <Button type="submit" look="quiet">
            {copy.next}
          </Button>
        </form>
      </section>
    </Panel>
  );
}

interface ConfirmProps extends Pick<Data, 'copy' | 'bonuses'> {
  confirm: NonNullable<Data['confirm']>;
}

function Confirm({ confirm, bonuses, copy }: ConfirmProps) {
  const { meaning, yes } = confirm.forGood ?? copy;
  return (
    <FormPage title={confirm.title} intro={meaning}>
      {confirm.ends !== null && <p>{confirm.ends}</p>}
      <BonusesInPause bonuses={bonuses} />
      <form method="post" action={PAUSE_PATH} className={styles.page}>
        <CsrfField />
        <input type="hidden" name={confirm.name} value={confirm.value} />
        <Button type="submit" wide name="kind" value={confirm.kind}>
          {yes}
        </Button>
        <ButtonLink look="quiet" wide href={PAUSE_PATH}>
          {copy.no}
        </ButtonLink>
      </form>
    </FormPage>
  );
}
