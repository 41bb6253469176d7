import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import type { loadSecurity } from './security.server';
import styles from './security-page.module.css';

export function SecurityPage() {
  const { copy, hasTwoFactor, hasSessions, passkeys } = useLoaderData<typeof loadSecurity>();
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      {hasTwoFactor && <TwoFactor />}
      {passkeys && <Passkeys passkeys={passkeys} copy={copy} />}
      {hasSessions && (
        <Panel>
          <section aria-labelledby="sessions">
            <h2 id="sessions">{copy.sessions}</h2>
            <p>{copy.sessionsAbout}</p>
            <div>
              <ButtonLink look="quiet" href="/dashboard/session-history">
                {copy.seeSessions}
              </ButtonLink>
            </div>
          </section>
        </Panel>
      )}
      <Panel>
        <section aria-labelledby="password">
          <h2 id="password">{copy.password}</h2>
          <div>
            <ButtonLink look="quiet" href="/dashboard/change-password">
              {copy.changePassword}
            </ButtonLink>
          </div>
        </section>
      </Panel>
    </div>
  );
}

function TwoFactor() {
  const { copy, isOn, codesLeft, areCodesLow } = useLoaderData<typeof loadSecurity>();
  return (
    <Panel>
      <section aria-labelledby="two-factor">
        <h2 id="two-factor">{copy.twoFactor}</h2>
        <p>{copy.about}</p>
        <Facts>
          <Fact name={copy.state}>{isOn ? <Badge tone="success">{copy.on}</Badge> : copy.off}</Fact>
          {isOn && <Fact name={copy.recoveryCodes}>{codesLeft}</Fact>}
        </Facts>
        {areCodesLow && <Notice kind="warning">{copy.fewCodes}</Notice>}
        <div>
          <ButtonLink look={isOn ? 'quiet' : 'primary'} href="/dashboard/security/two-factor">
            {isOn ? copy.turnOff : copy.turnOn}
          </ButtonLink>
          {isOn && (
            <ButtonLink look="quiet" href="/dashboard/security/recovery-codes">
              {copy.newCodes}
            </ButtonLink>
          )}
        </div>
      </section>
    </Panel>
  );
}

type Data = SerializeFrom<typeof loadSecurity>;

function Passkeys({ passkeys, copy }: Pick<Data, 'copy'> & { passkeys: NonNullable<Data['passkeys']> }) {
  return (
    <Panel>
      <section aria-labelledby="passkeys">
        <h2 id="passkeys">{copy.passkeys}</h2>
        <p>{copy.passkeysAbout}</p>
        <Facts>
          <Fact name={copy.state}>{passkeys.text}</Fact>
        </Facts>
        <div>
          <ButtonLink look={passkeys.hasAny ? 'quiet' : 'primary'} href="/dashboard/security/passkeys">
            {passkeys.hasAny ? copy.managePasskeys : copy.addPasskey}
          </ButtonLink>
        </div>
      </section>
    </Panel>
  );
}
