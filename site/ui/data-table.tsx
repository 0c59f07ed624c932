import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface Column {
  head: string;
  /** The source of the column's figures. */
  note?: string;
}

interface DataTableProps {
  caption: string;
  /** If a heading above the table says the same, only screen readers get the caption. */
  headed?: boolean;
  /** Heads of the columns, the first above the row heads; none for a plain list of names and values. */
  columns?: Column[];
  /** Rows, each with the address that its head links to, if any. */
  rows: { head: string; href?: string; cells: ReactNode[] }[];
  /** Index of the column of cells that is highlighted as our own in a comparison, counted from 0. */
  own?: number;
}

/** Figures in rows with heads. A table that is wider than the screen scrolls sideways inside itself. */
export const DataTable = ({ caption, headed = false, columns = [], rows, own }: DataTableProps) => {
  const ownClass = (index: number) => (index === own ? styles.own : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable with the keyboard.
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={headed ? 'only-heard' : styles.caption}>{caption}</caption>
        {columns.length > 0 && (
          <thead>
            <tr>
              {columns.map(({ head, note }, index) => (
                <th scope="col" className={ownClass(index - 1)} key={head}>
                  {head}
                  {note && <span className={styles.note}>{note}</span>}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ head, href, cells }) => (
            <tr key={head}>
              <th scope="row">{href ? <a href={href}>{head}</a> : head}</th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column.
                <td className={ownClass(index)} key={index}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
