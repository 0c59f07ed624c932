import { useLocale } from '../../page/locale-context.ts';
import styles from './range.module.css';

/** The usual weight of a grain sack, in kilograms. */
const sack = 50;

/** The number of sacks in one row. Further rows lie on top. */
const inRow = 6;
const [wide, high] = [17, 15];

/** Draws a tied sack with its lower left corner at x, y. */
const toPath = (x: number, y: number) => `M${x + 2} ${y}h11q3-5 0-9q-2-1-4-1l2-3h-7l2 3q-2 0-4 1q-3 4 0 9z`;

/** A vehicle's payload as grain sacks, a load that its driver knows. Only whole sacks count. */
export const Sacks = ({ kilograms }: { kilograms: number }) => {
  const { sacks } = useLocale().words.home;
  const count = Math.floor(kilograms / sack);
  if (count === 0) return null;
  const columns = Math.min(count, inRow);
  const rows = Math.ceil(count / inRow);
  const path = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    // Sacks of an upper row lie in the hollows of the row below.
    return toPath(wide * (index % inRow) + (row % 2) * (wide / 2), high * (rows - row) - 1);
  }).join('');
  return (
    <p className={styles.sacks}>
      <svg width={wide * columns} height={high * rows} aria-hidden="true">
        <path d={path} />
      </svg>
      {sacks({ count, kilograms: sack })}
    </p>
  );
};
