import type { SerializeFrom } from '@remix-run/node';
import { LIMITS_PATH } from '~/features/protection/player-limits/limit-names';
import { Badge } from '~/ui/badge';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { FundsSummary } from './funds-summary';
import { MethodTermsList } from './method-terms';
import type { loadDepositMethods } from './methods.server';
import styles from './methods-page.module.css';
import { NoFundsMessage } from './no-funds-message';

export type MethodsData = SerializeFrom<typeof loadDepositMethods>;

/** The payment methods, as links to their forms. A withdrawal begins with the money that there is. */
export function MethodList({ data: { copy, kind, funds, depositLimit, noFunds, methods } }: { data: MethodsData }) {
  const isDeposit = kind === 'deposit';
  return (
    <>
      {funds && <FundsSummary funds={funds} copy={copy} />}
      {noFunds ? (
        <NoFundsMessage noFunds={noFunds} />
      ) : methods.length === 0 ? (
        <EmptyState icon={kind} title={copy.noMethods}>
          <p>{copy.noMethodsNext}</p>
        </EmptyState>
      ) : (
        <>
          <p className={styles.intro}>{isDeposit ? copy.depositIntro : copy.withdrawIntro}</p>
          <ul className={styles.methods}>
            {methods.map(({ href, title, image, isLast, ...terms }) => (
              <li key={href}>
                <a href={href} data-dialog="" className={styles.method}>
                  <span className={styles.logo}>
                    {image === null ? <Icon name={kind} /> : <img src={image} alt="" width="96" height="60" />}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.title}>
                      <span>{title}</span> {isLast && <Badge>{copy.lastUsed}</Badge>}
                    </span>
                    <MethodTermsList terms={terms} />
                  </span>
                  <Icon name="chevron" />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {depositLimit !== null && !noFunds && (
        <p>
          {depositLimit} <a href={LIMITS_PATH}>{copy.toLimits}</a>
        </p>
      )}
    </>
  );
}
