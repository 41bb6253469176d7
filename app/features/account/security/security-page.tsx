import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import type { loadSecurity } from './security.server';
import styles from './security-page.module.css';

export function SecurityPage() {
  const { copy, hasTwoFactor, isOn, codesLeft, areCodesLow, hasSessions, passkeys } =
    useLoaderData<typeof loadSecurity>();
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      {hasTwoFactor && (
        <Part id="two-factor" title={copy.twoFactor} about={copy.about}>
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
        </Part>
      )}
      {passkeys && (
        <Part id="passkeys" title={copy.passkeys} about={copy.passkeysAbout}>
          <Facts>
            <Fact name={copy.state}>{passkeys.text}</Fact>
          </Facts>
          <div>
            <ButtonLink look={passkeys.hasAny ? 'quiet' : 'primary'} href="/dashboard/security/passkeys">
              {passkeys.hasAny ? copy.managePasskeys : copy.addPasskey}
            </ButtonLink>
          </div>
        </Part>
      )}
      {hasSessions && (
        <Part id="sessions" title={copy.sessions} about={copy.sessionsAbout}>
          <div>
            <ButtonLink look="quiet" href="/dashboard/session-history">
              {copy.seeSessions}
            </ButtonLink>
          </div>
        </Part>
      )}
      <Part id="password" title={copy.password}>
        <div>
          <ButtonLink look="quiet" href="/dashboard/change-password">
            {copy.changePassword}
          </ButtonLink>
        </div>
      </Part>
    </div>
  );
}

function Part({ id, title, about, children }: { id: string; title: string; about?: string; children: ReactNode }) {
  return (
    <Panel>
      <section aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {about !== undefined && <p>{about}</p>}
        {children}
      </section>
    </Panel>
  );
}
