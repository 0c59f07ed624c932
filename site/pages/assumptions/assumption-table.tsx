import { useLocale } from '../../page/locale-context.ts';
import { AssumptionRow } from './assumption-row.tsx';
import styles from './assumption-table.module.css';
import type { AssumptionGroup } from './group-assumptions.ts';

/** The assumptions of one group. On narrow screens each row becomes a small block. */
export const AssumptionTable = ({ name, rows }: AssumptionGroup) => {
  const { columns, groups, caption } = useLocale().words.assumptions;
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <caption className="only-heard">{caption({ group: groups[name] })}</caption>
        <thead className={styles.head}>
          <tr>
            {[columns.what, columns.value, columns.range, columns.source].map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((assumption) => (
            <AssumptionRow assumption={assumption} key={assumption.id} />
          ))}
        </tbody>
      </table>
    </div>
  );
};
