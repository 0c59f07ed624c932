import type { HomeWords } from '../../data/home.ts';
import { Icon } from '../../ui/icon.tsx';
import { isIconName } from '../../ui/icon-paths.ts';
import { Section } from '../../ui/section.tsx';
import styles from './introduction.module.css';

/** Who we are, with the three selling points. */
export const Introduction = ({ heading, text, sellingPoints }: HomeWords['introduction']) => (
  <Section title={heading} lead={text}>
    <ul className={styles.points}>
      {sellingPoints.map(({ title, text: words, icon }) => (
        <li className={styles.point} key={title}>
          {isIconName(icon) && <Icon name={icon} />}
          <h3>{title}</h3>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  </Section>
);
