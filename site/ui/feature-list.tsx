import { classNames } from './class-names.ts';
import styles from './feature-list.module.css';
import { Icon } from './icon.tsx';
import { isIconName } from './icon-paths.ts';

interface FeatureListProps {
  /** `icon` is the name of a drawn icon; an unknown one is left out. */
  items: { title: string; text: string; icon?: string }[];
  /**
   * "large": few things that make the difference, with room and a drawn sign. "rows": many, to be looked through.
   * "plain": needs and segments, without signs, under a heading of the third rank.
   */
  look?: 'large' | 'rows' | 'plain';
}

/** Short titled texts, weighed by how much they matter. */
export const FeatureList = ({ items, look = 'rows' }: FeatureListProps) => {
  const Title = look === 'plain' ? 'h4' : 'h3';
  return (
    <ul className={classNames(styles.list, styles[look])}>
      {items.map(({ title, text, icon = '' }) => (
        <li className={styles.item} key={title}>
          {look !== 'plain' && isIconName(icon) && (
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
          )}
          <Title className={styles.title}>{title}</Title>
          {text && <p className={styles.text}>{text}</p>}
        </li>
      ))}
    </ul>
  );
};
