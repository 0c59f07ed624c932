import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './road.module.css';
import { WholeWords } from './whole-words.tsx';

interface SectionProps {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** "night" at most once on a page. */
  ground?: 'paper' | 'sand' | 'sky' | 'night';
  /** Target of links to this part of the page. */
  id?: string;
  children: ReactNode;
}

/** A part of the page along the road; its head stands there like a kilometre stone. Belongs in a `Road`. */
export const Section = ({ title, lead, ground = 'paper', id, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(styles.section, ground !== 'paper' && styles[ground])}
      aria-labelledby={titleId}
    >
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={titleId}>
            <WholeWords>{title}</WholeWords>
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
      </header>
      <div className={classNames(styles.body, 'reveal')}>{children}</div>
    </section>
  );
};
