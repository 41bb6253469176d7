/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see DataTable */
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Amounts: at the end of the line, figures below each other. */
  isNumeric?: boolean;
  /** Heads the card that a row becomes on a phone. */
  isTitle?: boolean;
  /** Somebody else's words, which may be of any length: they break anywhere, all others stay whole. */
  isProse?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}

/**
 * A table on wide screens, a list of cards on phones. The roles are said aloud, because browsers forget a table's meaning
 * with its display.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ id, header, isNumeric }) => (
            <th key={id} scope="col" role="columnheader" className={isNumeric ? styles.numeric : undefined}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ id, header, cell, isNumeric, isTitle, isProse }) => (
              <td
                key={id}
                role="cell"
                data-label={header}
                className={
                  [isNumeric && styles.numeric, isTitle && styles.title, isProse && styles.prose]
                    .filter(Boolean)
                    .join(' ') || undefined
                }
              >
                <span>{cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
