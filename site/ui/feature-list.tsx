import { classNames } from './class-names.ts';
import styles from './feature-list.module.css';

interface FeatureListProps {
  items: { title: string; text: string }[];
  /** Rank of the titles, in the order of the page's headings. */
  rank?: 3 | 4;
  /** Says what the items are, where no heading says it. */
  label?: string;
  /** So many of the first items carry the numbers of the picture beside them. */
  numbered?: number;
}

/** Short titled texts as a plain list: title and text in one line of reading. */
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
