import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { interpolate } from '~/i18n/interpolate';
import { LIMITS_PATH } from '~/features/protection/player-limits/limit-names';
import { CsrfField } from '~/session/csrf-field';
import { guardedLink } from '~/session/login-link';
import { PAUSE_PATH } from '~/session/pause-path';
import { Button, ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Panel } from '~/ui/panel';
import { SelectField } from '~/ui/select-field';
import { ACTIVITIES_PATH } from '~/payments/payment-kind';
import styles from './safer-play.module.css';
import type { loadSaferPlay } from './safer-play.server';

export function SaferPlayPage() {
  const data = useLoaderData<typeof loadSaferPlay>();
  const { copy, session, hasLimits } = data;
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      {hasLimits && (
        <Part title={copy.limitsTitle}>
          <p>{copy.limits}</p>
          <div className={styles.actions}>
            <ButtonLink {...guardedLink(LIMITS_PATH, session !== null)}>{copy.toLimits}</ButtonLink>
            <ButtonLink {...guardedLink(PAUSE_PATH, session !== null)}>{copy.toPause}</ButtonLink>
          </div>
        </Part>
      )}
      <Part title={copy.reminderTitle}>
        {session ? (
          <Reminder data={data} session={session} />
        ) : (
          <>
            <p>{copy.guest}</p>
            <ButtonLink {...guardedLink('/safer-play', false)}>{copy.login}</ButtonLink>
          </>
        )}
      </Part>
      <Part title={copy.historyTitle}>
        <p>{copy.history}</p>
        <div className={styles.actions}>
          <ButtonLink look="quiet" {...guardedLink(ACTIVITIES_PATH, session !== null)}>
            {copy.money}
          </ButtonLink>
          <ButtonLink look="quiet" {...guardedLink('/dashboard/game-history', session !== null)}>
            {copy.games}
          </ButtonLink>
          {hasLimits && (
            <ButtonLink look="quiet" {...guardedLink('/dashboard/statement', session !== null)}>
              {copy.statement}
            </ButtonLink>
          )}
        </div>
      </Part>
      <Part title={hasLimits ? copy.talkTitle : copy.helpTitle}>
        <p>{hasLimits ? copy.talk : copy.help}</p>
        <ButtonLink look="quiet" href="/support">
          {copy.support}
        </ButtonLink>
      </Part>
      <Part title={copy.signsTitle}>
        <ul className={styles.signs}>
          <li>{copy.sign1}</li>
          <li>{copy.sign2}</li>
          <li>{copy.sign3}</li>
        </ul>
        <p>{copy.signs}</p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel>
      <section className={styles.part}>
        <h2>{title}</h2>
        {children}
      </section>
    </Panel>
  );
}

type Data = ReturnType<typeof useLoaderData<typeof loadSaferPlay>>;

function Reminder({ data, session }: { data: Data; session: NonNullable<Data['session']> }) {
  const { copy, facts, reminder, choices } = data;
  return (
    <>
      <p>{interpolate(copy.session, { time: session.began, minutes: session.minutes })}</p>
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ name, text }) => (
            <Fact key={name} name={name}>
              {text}
            </Fact>
          ))}
        </Facts>
      )}
      <p>{copy.reminder}</p>
      <form method="post" action="/safer-play" className={styles.form}>
        <CsrfField />
        <SelectField
          key={reminder}
          id="reminder"
          name="reminder"
          label={copy.every}
          defaultValue={reminder === null ? 'off' : String(reminder)}
          options={[{ value: 'off', label: copy.off }, ...choices]}
        />
        <Button type="submit">{copy.save}</Button>
      </form>
    </>
  );
}
