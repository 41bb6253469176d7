import { useLoaderData } from '@remix-run/react';
import { guardedLink } from '~/session/login-link';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import type { loadSupport } from './support.server';
import styles from './support-page.module.css';

export function SupportPage() {
  const { copy, contacts, isPlayer, chatPage, hasChatFailed } = useLoaderData<typeof loadSupport>();
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      {hasChatFailed && <Notice kind="warning">{copy.chatFailed}</Notice>}
      <div className={styles.ways}>
        {chatPage !== null && (
          <Panel>
            <section className={styles.way}>
              <h2>{copy.chatTitle}</h2>
              <p>{copy.chat}</p>
              <ButtonLink href={chatPage} target="_blank" rel="noopener noreferrer" data-chat="">
                {copy.chatAction}
              </ButtonLink>
            </section>
          </Panel>
        )}
        <Panel>
          <section className={styles.way}>
            <h2>{copy.callTitle}</h2>
            <p>{copy.call}</p>
            <ButtonLink look={chatPage === null ? 'primary' : 'quiet'} href="/call-me" data-dialog="">
              {copy.callAction}
            </ButtonLink>
          </section>
        </Panel>
        <Panel>
          <section className={styles.way}>
            <h2>{copy.ticketTitle}</h2>
            <p>{copy.ticket}</p>
            <ButtonLink look="quiet" {...guardedLink('/ticket', isPlayer)}>
              {copy.ticketAction}
            </ButtonLink>
          </section>
        </Panel>
      </div>
      {contacts?.length !== 0 && (
        <section className={styles.contacts}>
          <h2>{copy.contactsTitle}</h2>
          {contacts === null && <p>{copy.noContacts}</p>}
          <ul>
            {contacts?.map(({ label, href, icon }) => (
              <li key={label}>
                <ButtonLink look="quiet" wide href={href} target="_blank" rel="noopener noreferrer">
                  <Icon name={icon} />
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
