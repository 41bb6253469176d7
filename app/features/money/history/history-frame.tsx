import type { ReactNode } from 'react';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Pagination } from '~/ui/pagination';
import type { HistoryDescription } from './describe-history.server';
import styles from './history-frame.module.css';

export interface HistoryFrameProps {
  data: HistoryDescription & {
    title: string;
    emptyTitle: string;
    totals?: readonly { label: string; amount: string }[];
    /** What the totals are of, where it is not the shown page. */
    totalsTitle?: string | null;
  };
  /** What players should know about the totals. */
  totalsNote?: ReactNode;
  filters?: ReactNode;
  whenEmpty?: ReactNode;
  Heading?: 'h1' | 'h2';
  children: ReactNode;
}

/** Layout of a history page: filters, rows, totals and pagination, or the reason why there are no rows. */
export function HistoryFrame({ data, totalsNote, filters, whenEmpty, Heading = 'h1', children }: HistoryFrameProps) {
  const { copy, title, state } = data;
  return (
    <div className={styles.history}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        {state === 'rows' && (
          <ButtonLink look="quiet" href={data.csvHref} download="">
            <Icon name="download" />
            <span>{copy.download}</span>
          </ButtonLink>
        )}
      </div>
      {filters}
      {state === 'rows' ? (
        <Rows data={data} totalsNote={totalsNote}>
          {children}
        </Rows>
      ) : (
        <NoRows data={data}>{whenEmpty}</NoRows>
      )}
    </div>
  );
}

/** How the sums of the statement and of the transactions relate. */
export const PaymentSums = ({ copy }: Pick<HistoryDescription, 'copy'>) => <p>{copy.paymentSums}</p>;

/** Where the bonuses are that are in the balance, and not in the payments. */
export const BonusCredits = ({ text, href }: { text: string; href: string }) => (
  <a href={href} className={styles.credits}>
    {text}
  </a>
);

type PartProps = Pick<HistoryFrameProps, 'data' | 'totalsNote' | 'children'>;

function Rows({ data, totalsNote, children }: PartProps) {
  const { copy, search, page, pages, position, timeZone, totals = [] } = data;
  const totalsTitle = data.totalsTitle ?? copy.totals;
  return (
    <>
      {children}
      {totals.length > 0 && (
        <section className={styles.totals} aria-label={totalsTitle}>
          <h2>{totalsTitle}</h2>
          <dl>
            {totals.map(({ label, amount }) => (
              <div key={`${label} ${amount}`}>
                <dt>{label}</dt>
                <dd translate="no">{amount}</dd>
              </div>
            ))}
          </dl>
          {totalsNote}
        </section>
      )}
      {pages === 1 ? (
        position !== '' && <p className={styles.position}>{position}</p>
      ) : (
        <Pagination
          label={copy.pagination}
          page={page}
          pages={pages}
          hrefOf={(other) => `${data.path}?${search && `${search}&`}page=${other}`}
          copy={{ previous: copy.previous, next: copy.next, position }}
        />
      )}
      <p className={styles.position}>{timeZone}</p>
    </>
  );
}

function NoRows({ data, children }: PartProps) {
  const { copy, state, emptyTitle, isFiltered, retryHref } = data;
  if (state === 'empty')
    return (
      <EmptyState icon="history" title={isFiltered ? copy.emptyFilteredTitle : emptyTitle}>
        {!isFiltered && children}
      </EmptyState>
    );
  if (state !== 'notOffered' && state !== 'unavailable') return null;
  return <MissingList isOffered={state === 'unavailable'} copy={copy} retryHref={retryHref} />;
}

interface MissingListProps {
  /** Whether the operator has such a list, which cannot be read now. */
  isOffered: boolean;
  copy: Record<'notOfferedTitle' | 'notOffered' | 'unavailableTitle' | 'unavailable' | 'retry', string>;
  retryHref: string;
}

export function MissingList({ isOffered, copy, retryHref }: MissingListProps) {
  return (
    <EmptyState icon={isOffered ? 'warning' : 'info'} title={isOffered ? copy.unavailableTitle : copy.notOfferedTitle}>
      <p>{isOffered ? copy.unavailable : copy.notOffered}</p>
      {isOffered && <ButtonLink href={retryHref}>{copy.retry}</ButtonLink>}
    </EmptyState>
  );
}
