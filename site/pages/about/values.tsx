import type { Tile } from '../../data/tiles.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Section } from '../../ui/section.tsx';
import styles from './about.module.css';

/** The company's values: each a word, and what it means at work. */
export const Values = ({ values }: { values: readonly Tile[] }) => (
  <Section title={useLocale().words.about.values}>
    <dl className={styles.values}>
      {values.map(({ title, text }) => (
        <div className={styles.value} key={title}>
          <dt className={styles.word}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
);
