import styles from './feature-list.module.css';

interface FeatureListProps {
  items: { title: string; text: string }[];
  /** Rank of the titles, in the order of the page's headings. */
  rank?: 3 | 4;
  /** Says what the items are, where no heading says it. */
  label?: string;
}

/** Short titled texts as a plain list: title and text in one line of reading. */
export const FeatureList = ({ items, rank = 4, label }: FeatureListProps) => {
  const Title = rank === 3 ? 'h3' : 'h4';
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ title, text }) => (
        <li className={styles.item} key={title}>
          <Title className={styles.title}>{title}</Title>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
};
