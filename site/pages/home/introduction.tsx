import type { ReactNode } from 'react';
import type { HomeWords } from '../../data/home.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/section.tsx';
import styles from './introduction.module.css';

interface IntroductionProps extends Pick<HomeWords['introduction'], 'heading' | 'text' | 'sellingPoints'> {
  /** Content beside the selling points. */
  children?: ReactNode;
}

/** Introduces the company, with the three selling points and evidence for them. */
export const Introduction = ({ heading, text, sellingPoints, children }: IntroductionProps) => (
  <Section title={heading} lead={text}>
    <div className={classNames(styles.parts, Boolean(children) && styles.shown)}>
      <ul className={styles.points}>
        {sellingPoints.map(({ title, text: words }) => (
          <li className={styles.point} key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      {children}
    </div>
  </Section>
);
