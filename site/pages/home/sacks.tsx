import { useLocale } from '../../page/locale-context.ts';
import styles from './range.module.css';

/** A sack as the grain trade fills it, in kilograms. */
const sack = 50;

/** So many stand on the ground; the others lie on top of them. */
const inRow = 6;
const [wide, high] = [17, 15];

/** A tied sack with its lower left corner at x, y. */
const toPath = (x: number, y: number) => `M${x + 2} ${y}h11q3-5 0-9q-2-1-4-1l2-3h-7l2 3q-2 0-4 1q-3 4 0 9z`;

/** What a vehicle carries as sacks: a load that its driver has lifted. Only whole ones count. */
export const Sacks = ({ kilograms }: { kilograms: number }) => {
  const { sacks } = useLocale().words.home;
  const count = Math.floor(kilograms / sack);
  if (count === 0) return null;
  const columns = Math.min(count, inRow);
  const rows = Math.ceil(count / inRow);
  const path = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    // Those above lie in the hollows between those below.
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
