import type { SerializeFrom } from '@remix-run/node';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import type { loadDepositMethods } from './methods.server';
import styles from './methods-page.module.css';

export type MethodsData = SerializeFrom<typeof loadDepositMethods>;

/** The payment methods, as links to their forms. */
export function MethodList({ data: { copy, kind, methods } }: { data: MethodsData }) {
  const isDeposit = kind === 'deposit';
  return methods.length === 0 ? (
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
  );
}
