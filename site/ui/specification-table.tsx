import type { ReactNode } from 'react';
import styles from './specification-table.module.css';

interface SpecificationTableProps {
  caption: ReactNode;
  /** Heads of the two columns. */
  columns: [name: string, value: string];
  groups: {
    /** Empty where the rows need no head. */
    label: string;
    rows: { head: string; value: ReactNode /** What the value depends on. */; condition?: string }[];
  }[];
}

/**
 * Figures by group. The condition stands in the cell of its figure: under it on the phone, beside it where there is
 * room, so that the two are never read apart and the table needs no scrolling at 320 px.
 */
export const SpecificationTable = ({ caption, columns, groups }: SpecificationTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{caption}</caption>
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => (
          <th scope="col" key={column}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ label, rows }) => (
      <tbody key={label}>
        {label && (
          <tr>
            <th className={styles.group} scope="rowgroup" colSpan={2}>
              {label}
            </th>
          </tr>
        )}
        {rows.map(({ head, value, condition }) => (
          <tr className={styles.row} key={`${head} ${condition}`}>
            <th scope="row">{head}</th>
            <td>
              <div className={styles.cell}>
                <span className={styles.value}>{value}</span>
                {condition && <span className={styles.condition}>{condition}</span>}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
