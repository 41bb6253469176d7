import { useLoaderData } from '@remix-run/react';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { LinkTabs } from '~/ui/link-tabs';
import type { loadDepositMethods } from './methods.server';
import { methodsPath } from './payment-kind';
import styles from './methods-page.module.css';

/** The ways to pay in or out. Each opens its form. */
export function MethodsPage() {
  const { copy, kind, methods } = useLoaderData<typeof loadDepositMethods>();
  const isDeposit = kind === 'deposit';
  return (
    <div className={styles.page}>
      <h1>{isDeposit ? copy.depositTitle : copy.withdrawTitle}</h1>
      <LinkTabs
        label={copy.kinds}
        tabs={[
          { href: methodsPath('deposit'), label: copy.depositTitle, isCurrent: isDeposit },
          { href: methodsPath('withdraw'), label: copy.withdrawTitle, isCurrent: !isDeposit },
        ]}
      />
      {methods.length === 0 ? (
        <EmptyState icon={isDeposit ? 'deposit' : 'withdraw'} title={copy.noMethods}>
          <p>{copy.noMethodsNext}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.intro}>{isDeposit ? copy.depositIntro : copy.withdrawIntro}</p>
          <ul className={styles.methods}>
            {methods.map(({ href, title, image, limits }) => (
              <li key={href}>
                <a href={href} data-dialog="" className={styles.method}>
                  <span className={styles.logo}>
                    {image === null ? <Icon name={kind} /> : <img src={image} alt="" width="96" height="60" />}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.title}>{title}</span>
                    {limits !== null && <span className={styles.limits}>{limits}</span>}
                  </span>
                  <Icon name="chevron" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
