import { hasIbanForm, ibanIn } from '~/forms/described/check-digits';
import { groupByFour } from '~/forms/described/group-by-four';
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
  /** The language of the label, where it is not that of the page. */
  readonly lang?: string | undefined;
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
        {rows.map(({ label, value, plain = value, lang }) => (
          <Fact key={label} name={label} lang={lang}>
            <span className={hasIbanForm(value) ? styles.iban : styles.value} translate="no">
              {hasIbanForm(value) ? groupByFour(ibanIn(value), 'iban') : value}
            </span>{' '}
            {plain !== '' && (
              <CopyButton
                text={plain}
                label={
                  <>
                    {copy.copy}{' '}
                    <span className={visuallyHidden.text} lang={lang}>
                      {label}
                    </span>
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
