import { useLoaderData } from '@remix-run/react';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { LimitFields, LimitForm } from './limit-form';
import { LIMITS_PATH } from './limit-names';
import type { loadLimits } from './limits.server';
import styles from './limits-page.module.css';

type Data = ReturnType<typeof useLoaderData<typeof loadLimits>>;

export function LimitsPage() {
  const { copy, delay, kinds, form, first } = useLoaderData<typeof loadLimits>();
  if (form) return <LimitForm key={form.action} data={{ form, copy, delay }} />;
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <Notice kind="info">{delay}</Notice>
      {kinds.map(({ kind, label, about, limits, add }) => (
        <Panel key={kind}>
          <section aria-labelledby={kind}>
            <h2 id={kind}>{label}</h2>
            <p>{about}</p>
            {limits.map((limit) => (
              <Limit key={limit.period} kind={kind} limit={limit} copy={copy} />
            ))}
            {first?.kind === kind ? (
              <LimitFields data={{ form: first, copy }} />
            ) : (
              add !== null && (
                <ButtonLink
                  look={limits.length === 0 ? 'primary' : 'quiet'}
                  href={add}
                  aria-label={`${limits.length === 0 ? copy.add : copy.addOther}: ${label}`}
                >
                  {limits.length === 0 ? copy.add : copy.addOther}
                </ButtonLink>
              )
            )}
          </section>
        </Panel>
      ))}
    </div>
  );
}

interface LimitProps extends Pick<Data, 'copy'> {
  kind: string;
  limit: Data['kinds'][number]['limits'][number];
}

function Limit({ kind, limit, copy }: LimitProps) {
  return (
    <form method="post" action={LIMITS_PATH} className={styles.limit}>
      <CsrfField />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="period" value={limit.period} />
      <h3>{limit.title}</h3>
      <progress max={100} value={limit.percent} aria-label={limit.use} />
      <p>{limit.use}</p>
      <p>{limit.resets}</p>
      {limit.pending !== null && (
        <Notice kind="warning">
          <p>{limit.pending}</p>
        </Notice>
      )}
      {limit.change === null && (
        <p>
          {copy.notOffered} <a href="/support">{copy.support}</a>
        </p>
      )}
      <div>
        {limit.change !== null && (
          <ButtonLink look="quiet" href={limit.change} aria-label={`${copy.change}: ${limit.title}`}>
            {copy.change}
          </ButtonLink>
        )}
        {limit.pending !== null ? (
          <Button type="submit" look="quiet" name="intent" value="cancel" aria-label={`${copy.cancel}: ${limit.title}`}>
            {copy.cancel}
          </Button>
        ) : (
          limit.change !== null && (
            <Button
              type="submit"
              look="quiet"
              name="intent"
              value="remove"
              aria-label={`${copy.remove}: ${limit.title}`}
            >
              {copy.remove}
            </Button>
          )
        )}
      </div>
    </form>
  );
}
