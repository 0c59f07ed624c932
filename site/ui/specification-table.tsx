import type { ReactNode } from 'react';
import { Fold } from './fold.tsx';
import styles from './specification-table.module.css';

interface Row {
  head: string;
  value: ReactNode;
  /** The condition under which the value holds. */
  condition?: string;
}

interface SpecificationTableProps {
  /** Name of the table if its rows have no group. */
  name: string;
  groups: {
    /** Empty if the rows need no head. */
    label: string;
    rows: Row[];
  }[];
}

const Rows = ({ name, rows }: { name: string; rows: Row[] }) => (
  <table className={styles.table} aria-label={name}>
    <tbody>
      {rows.map(({ head, value, condition }) => (
        <tr className={styles.row} key={`${head} ${condition}`}>
          <th scope="row">{head}</th>
          <td>
            <b>{value}</b>
            {condition && <span className={styles.condition}> {condition}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * Figures by group: groups that fold on a phone, two columns on wide screens. The condition is in the same cell as its
 * figure, so that both are always read together and no table needs scrolling at 320 px.
 */
export const SpecificationTable = ({ name, groups }: SpecificationTableProps) => (
  <div className={styles.groups}>
    {groups.map(({ label, rows }) =>
      label ? (
        <Fold title={label} key={label}>
          <Rows name={label} rows={rows} />
        </Fold>
      ) : (
        <Rows name={name} rows={rows} key={label} />
      ),
    )}
  </div>
);
