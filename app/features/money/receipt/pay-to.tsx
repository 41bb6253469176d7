import type { Copy } from '~/i18n/messages';
import { CopyButton } from '~/ui/copy-button';
import { Fact, Facts } from '~/ui/facts';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import styles from './pay-to.module.css';

export interface PayToRow {
  readonly label: string;
  readonly value: string;
  /** What is copied in place of the value; empty for nothing. */
  readonly plain?: string;
}

interface PayToProps {
  readonly title: string;
  readonly rows: readonly PayToRow[];
  /** The heading of what follows. */
  readonly next?: string;
  readonly copy: Pick<Copy<'cashier'>, 'copy' | 'copied'>;
}

export const PayTo = ({ title, rows, next, copy }: PayToProps) => (
  <>
    <section className={styles.account}>
      <h2>{title}</h2>
      <Facts>
        {rows.map(({ label, value, plain = value }) => (
          <Fact key={label} name={label}>
            <span className={styles.value} translate="no">
              {value}
            </span>{' '}
            {plain !== '' && (
              <CopyButton
                text={plain}
                label={
                  <>
                    {copy.copy} <span className={visuallyHidden.text}>{label}</span>
                  </>
                }
                copied={copy.copied}
              />
            )}
          </Fact>
        ))}
      </Facts>
    </section>
    {next !== undefined && (
      <div className={styles.account}>
        <h2>{next}</h2>
      </div>
    )}
  </>
);
