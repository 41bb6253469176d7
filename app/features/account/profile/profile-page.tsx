import { useLoaderData } from '@remix-run/react';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import styles from './profile-page.module.css';
import type { loadProfile } from './profile.server';

const DETAILS = ['fullName', 'email', 'country', 'birthDate', 'registeredAt', 'lastLoginAt'] as const;

export function ProfilePage() {
  const { copy, known, details, failure } = useLoaderData<typeof loadProfile>();
  return (
    <div className={styles.page}>
      <h1>{copy.title}</h1>
      {failure !== null && (
        <Notice kind={failure === 'not-offered' ? 'info' : 'warning'}>
          <p>{failure === 'not-offered' ? copy.notOffered : copy.unavailable}</p>
        </Notice>
      )}
      <Panel>
        <Facts>
          <Fact name={copy.username} isVerbatim>
            {known.username}
          </Fact>
          <Fact name={copy.userCode} isVerbatim>
            {known.usercode}
          </Fact>
          <Fact name={copy.phone}>
            <span className={styles.phone}>
              {known.phone ? <span translate="no">{known.phone}</span> : <span>{copy.missing}</span>}
              <Badge tone={known.smsVerified ? 'success' : 'warning'}>
                {known.smsVerified ? copy.verified : copy.notVerified}
              </Badge>
            </span>
          </Fact>
          {details &&
            DETAILS.map((detail) => (
              <Fact key={detail} name={copy[detail]}>
                {details[detail] || copy.missing}
              </Fact>
            ))}
        </Facts>
      </Panel>
      <p>{copy.fixed}</p>
      <p className={styles.links}>
        <ButtonLink look="quiet" href="/ticket">
          <Icon name="ticket" />
          {copy.ticket}
        </ButtonLink>
        <ButtonLink look="quiet" href="/call-me" data-dialog="">
          <Icon name="phone" />
          {copy.callMe}
        </ButtonLink>
      </p>
      <p className={styles.links}>
        <ButtonLink look="quiet" href="/dashboard/change-password" data-dialog="">
          <Icon name="lock" />
          {copy.changePassword}
        </ButtonLink>
        <ButtonLink look="quiet" href="/dashboard/phone-verification" data-dialog="">
          <Icon name="phone" />
          {known.smsVerified ? copy.changePhone : copy.verifyPhone}
        </ButtonLink>
        <ButtonLink look="quiet" href="/dashboard/session-history">
          <Icon name="history" />
          {copy.sessions}
        </ButtonLink>
      </p>
    </div>
  );
}
