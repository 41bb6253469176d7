import { Form } from '@remix-run/react';
import { Button, ButtonLink } from '~/ui/button';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { LinkTabs } from '~/ui/link-tabs';
import { SelectField } from '~/ui/select-field';
import type { HistoryDescription } from './describe-history.server';
import styles from './history-filters.module.css';
import { FIRST_DAY_FIELD } from './history-ranges';

interface HistoryFiltersProps {
  data: HistoryDescription;
  /** Filters with a fixed set of values, by query parameter. */
  choices?: readonly { name: string; label: string; options: readonly { value: string; label: string }[] }[];
}

/** A GET form, so that the filtered view has its own address. Phones fold it until it is used. */
export function HistoryFilters({ data, choices = [] }: HistoryFiltersProps) {
  const { copy, path, search, isFiltered, filters } = data;
  const errorsOf = (fault: string | null) => (fault === null ? undefined : [fault]);
  return (
    <div className={styles.whole}>
      <LinkTabs
        label={copy.ranges}
        tabs={data.ranges.map(({ name, ...link }) => ({ ...link, label: copy[RANGE[name]] }))}
      />
      {/* A new form for each view, never filled in by the browser: links and going back change the filters. */}
      <Form
        key={`${search} ${data.showsFields}`}
        action={path}
        role="search"
        aria-label={copy.filters}
        autoComplete="off"
      >
        <details className={styles.fold} open={data.showsFields}>
          <summary className={styles.summary}>
            <Icon name="filter" />
            {copy.filters}
          </summary>
          <div className={styles.filters}>
            {choices.map(({ name, label, options }) => (
              <SelectField
                key={name}
                id={`filter-${name}`}
                name={name}
                label={label}
                placeholder={copy.all}
                options={options}
                defaultValue={filters.chosen[name] ?? ''}
              />
            ))}
            <Field
              id={FIRST_DAY_FIELD}
              name="from"
              type="date"
              label={copy.from}
              defaultValue={filters.from}
              errors={errorsOf(filters.fromFault)}
            />
            <Field
              id="filter-to"
              name="to"
              type="date"
              label={copy.to}
              defaultValue={filters.to}
              errors={errorsOf(filters.toFault)}
            />
            <p className={styles.actions}>
              <Button type="submit">
                <Icon name="filter" />
                {copy.filter}
              </Button>
              {isFiltered && (
                <ButtonLink look="plain" href={path}>
                  {copy.clear}
                </ButtonLink>
              )}
            </p>
          </div>
        </details>
      </Form>
    </div>
  );
}

const RANGE = {
  all: 'rangeAll',
  today: 'rangeToday',
  week: 'rangeWeek',
  month: 'rangeMonth',
  thisMonth: 'rangeThisMonth',
  lastMonth: 'rangeLastMonth',
  threeMonths: 'rangeThreeMonths',
  year: 'rangeYear',
  custom: 'rangeCustom',
} as const;
