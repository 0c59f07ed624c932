import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { type Enquiry, toEnquireLink } from '../../islands/enquire-link.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import type { Cell, ComparisonRow, ComparisonTable } from './comparison-table.ts';
import { toNames } from './to-address.ts';
import styles from './vehicle-table.module.css';

interface VehicleTableProps {
  vehicles: readonly ComparedVehicle[];
  /** One enquiry for each vehicle, which can also ask for its price; none while enquiries are paused. */
  enquiries: readonly Enquiry[];
  groups: ComparisonTable['groups'];
}

const Head = ({ vehicle: { key, plateName, picture } }: { vehicle: ComparedVehicle }) => {
  const href = useLocale().pathToProduct(key);
  return (
    <th scope="col" className={styles.vehicle}>
      <span className={styles.stand}>
        {picture && (
          <Picture picture={picture} sizes="(min-width: 70rem) 14rem, 45vw" fit="cutout" decorative />
        )}
      </span>
      <a href={href}>
        <Plate name={plateName} />
      </a>
    </th>
  );
};

interface FiguresProps {
  cell: Cell;
  absent: string;
  name: string;
  /** The enquiry that asks for a missing price; undefined in other rows, and while enquiries are paused. */
  enquiry: Enquiry | undefined;
}

const Figures = ({ cell, absent, name, enquiry }: FiguresProps) => (
  // CSS shows the name above the figures if the layout has no column heads.
  <td data-name={name}>
    {cell.length === 0 &&
      (enquiry ? (
        <a className={styles.ask} {...toEnquireLink(enquiry)}>
          {absent}
          <span className="only-heard">: {enquiry.words}</span>
        </a>
      ) : (
        <span className={styles.absent}>{absent}</span>
      ))}
    {cell.map(({ text, condition }) => (
      <div className={styles.figure} key={`${text} ${condition}`}>
        <span className={styles.value}>{text}</span> <span className={styles.condition}>{condition}</span>
      </div>
    ))}
  </td>
);

interface RowProps extends Pick<VehicleTableProps, 'vehicles' | 'enquiries'> {
  row: ComparisonRow;
}

const Row = ({ row, vehicles, enquiries }: RowProps) => {
  const { marks } = useLocale().words.compare.table;
  // A figure that is not published is marked in its own cell.
  const mark = row.state === 'differs' || row.state === 'conditions' ? marks[row.state] : '';
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {row.label} {mark && <span className={styles.mark}>{mark}</span>}
      </th>
      {row.cells.map((cell, index) => (
        <Figures
          cell={cell}
          absent={row.absent}
          name={vehicles[index]?.plateName ?? ''}
          enquiry={row.name === 'price' ? enquiries[index] : undefined}
          key={vehicles[index]?.key}
        />
      ))}
    </tr>
  );
};

/**
 * One column for each vehicle, one row for each figure. On narrow screens the name of a row stands above its figures,
 * so that visitors do not have to scroll sideways.
 */
export const VehicleTable = ({ vehicles, enquiries, groups }: VehicleTableProps) => {
  const locale = useLocale();
  const { table } = locale.words.compare;
  return (
    <div className={styles.room}>
      <table className={classNames(styles.table, styles[`of${vehicles.length}`])}>
        <caption className={styles.caption}>
          {table.caption({ names: toNames(locale, vehicles), differs: table.marks.differs })}
        </caption>
        <thead className={styles.heads}>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="only-heard">{table.figure}</span>
            </th>
            {vehicles.map((vehicle) => (
              <Head vehicle={vehicle} key={vehicle.key} />
            ))}
          </tr>
        </thead>
        {groups.map(({ name, label, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={vehicles.length + 1} className={styles.group}>
                {label}
              </th>
            </tr>
            {rows.map((row) => (
              <Row row={row} vehicles={vehicles} enquiries={enquiries} key={row.name} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};
