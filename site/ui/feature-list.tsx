import { classNames } from './class-names.ts';
import styles from './feature-list.module.css';

interface FeatureListProps {
  items: { title: string; text: string }[];
  /** Heading level of the titles. */
  rank?: 3 | 4;
  /** Describes the list if no heading does. */
  label?: string;
  /** The number of first items that carry the numbers of the picture beside the list. */
  numbered?: number;
}

/** Short titled texts as a plain list, with title and text in one line. */
export const FeatureList = ({ items, rank = 4, label, numbered = 0 }: FeatureListProps) => {
  const Title = rank === 3 ? 'h3' : 'h4';
  return (
    <ul className={classNames(styles.list, numbered > 0 && styles.numbered)} aria-label={label}>
      {items.map(({ title, text }, index) => (
        <li className={styles.item} key={title}>
          {index < numbered && <b className={styles.number}>{index + 1}</b>}
          <Title className={styles.title}>{title}</Title>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
};
