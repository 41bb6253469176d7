import { useLoaderData } from '@remix-run/react';
import { fill } from '~/i18n/fill';
import { Panel } from '~/ui/panel';
import { Banner } from './banner';
import styles from './home-page.module.css';
import type { loadHome } from './home.server';

export function HomePage() {
  const { copy, slides, domain, username } = useLoaderData<typeof loadHome>();
  return (
    <div className={styles.page}>
      <Banner slides={slides} copy={copy} />
      <Panel>
        <div className={styles.welcome}>
          <h1>{username === null ? copy.heading : fill(copy.welcomePlayer, { name: username })}</h1>
          <p className={styles.lead}>{username === null ? copy.guestLead : copy.playerLead}</p>
          {domain && (
            <p className={styles.domains}>
              <span>{fill(copy.domain, { current: domain.current })}</span>
              {domain.next && <span>{fill(copy.nextDomain, { next: domain.next })}</span>}
            </p>
          )}
        </div>
      </Panel>
    </div>
  );
}
