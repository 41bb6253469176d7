import { useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
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
          <Way title={copy.chatTitle} text={copy.chat}>
            <ButtonLink href={chatPage} target="_blank" rel="noopener noreferrer" data-chat="">
              {copy.chatAction}
            </ButtonLink>
          </Way>
        )}
        <Way title={copy.callTitle} text={copy.call}>
          <ButtonLink look={chatPage === null ? 'primary' : 'quiet'} href="/call-me" data-dialog="">
            {copy.callAction}
          </ButtonLink>
        </Way>
        <Way title={copy.ticketTitle} text={copy.ticket}>
          <ButtonLink look="quiet" {...guardedLink('/ticket', isPlayer)}>
            {copy.ticketAction}
          </ButtonLink>
        </Way>
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

function Way({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Panel>
      <section className={styles.way}>
        <h2>{title}</h2>
        <p>{text}</p>
        {children}
      </section>
    </Panel>
  );
}
