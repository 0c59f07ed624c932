import { Icon } from './icon.tsx';
import { isIconName } from './icon-paths.ts';
import styles from './points.module.css';

interface Point {
  title: string;
  text: string;
  /** Name of an icon; any other text shows none. */
  icon: string;
}

/** Short titled texts in two columns, each beside its icon. */
export const Points = ({ points }: { points: readonly Point[] }) => (
  <ul className={styles.list}>
    {points.map(({ title, text, icon }) => (
      <li className={styles.point} key={title}>
        {isIconName(icon) && <Icon name={icon} />}
        <div>
          <h3>{title}</h3>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
);
