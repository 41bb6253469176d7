import { Form } from '@remix-run/react';
import { Button, ButtonLink } from '~/ui/button';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { SelectField } from '~/ui/select-field';
import type { HistoryDescription } from './describe-history.server';
import styles from './history-filters.module.css';

interface HistoryFiltersProps {
  data: HistoryDescription;
  /** Filters with a fixed set of values, by query parameter. */
  choices: readonly { name: string; label: string; options: readonly { value: string; label: string }[] }[];
}

/** A GET form, so that the filtered view has its own address. Phones fold it until it is used. */
export function HistoryFilters({ data, choices }: HistoryFiltersProps) {
  const { copy, path, search, isFiltered, filters } = data;
  const isOpen = isFiltered || filters.fromFault !== null || filters.toFault !== null;
  const errorsOf = (fault: string | null) => (fault === null ? undefined : [fault]);
  return (
    // Remount the form on navigation: a link may have changed the filters.
    <Form key={search} method="get" action={path} role="search" aria-label={copy.filters}>
      <details className={styles.fold} open={isOpen}>
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
            id="filter-from"
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
  );
}
