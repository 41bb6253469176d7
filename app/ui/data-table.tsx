import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import visuallyHidden from './visually-hidden.module.css';

export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Aligned at the end of the line, with tabular digits. Never translated. */
  isNumeric?: boolean;
  /** Names and codes, which the browser's translation leaves as they are. */
  isVerbatim?: boolean;
  /** Title of the card that a row becomes on a phone. */
  isTitle?: boolean;
  /** Keeps its label in a compact table. */
  isLabelled?: boolean;
  /** Text from outside, of any length: it may break inside words. Other columns do not. */
  isProse?: boolean;
}

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** On a phone each row has two lines without labels: title and amount, then the rest. */
  isCompact?: boolean;
}

/** CSS changes `display`; browsers that then lose the table semantics get a label before each value. Too wide, it scrolls. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isCompact = false }: DataTableProps<Row>) {
  return (
    <div className={styles.scroller}>
      <table className={isCompact ? `${styles.table} ${styles.compact}` : styles.table}>
        <caption className={visuallyHidden.text}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, isNumeric }) => (
              <th key={id} scope="col" className={isNumeric ? styles.numeric : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, header, cell, isNumeric, isVerbatim, isTitle, isProse, isLabelled }) => (
                <td
                  key={id}
                  translate={isNumeric || isVerbatim ? 'no' : undefined}
                  data-label={header}
                  className={
                    [
                      isNumeric && styles.numeric,
                      isTitle && styles.title,
                      isProse && styles.prose,
                      isLabelled && styles.labelled,
                    ]
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
    </div>
  );
}
