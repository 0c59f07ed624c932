import { type ReactNode, useContext, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './road.module.css';
import { stopContext } from './stop-context.ts';
import { WholeWords } from './whole-words.tsx';

interface SectionProps {
  title: ReactNode;
  /** A few words above the title that name the subject. */
  kicker?: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** "night" at most once on a page. */
  ground?: 'paper' | 'sand' | 'sky' | 'night';
  /** Not printed, because its controls are useless on paper. */
  unprinted?: boolean;
  /** Target of links to this section. */
  id?: string;
  children: ReactNode;
}

/** A section of the page along the road, with its head like a kilometre stone. It belongs in a `Road`. */
export const Section = ({
  title,
  kicker,
  lead,
  ground = 'paper',
  unprinted = false,
  id,
  children,
}: SectionProps) => {
  const titleId = useId();
  const stop = useContext(stopContext);
  return (
    <section
      id={id}
      className={classNames(
        styles.section,
        ground !== 'paper' && styles[ground],
        unprinted && styles.unprinted,
      )}
      aria-labelledby={titleId}
    >
      <header className={styles.head} data-stone={stop?.number}>
        <div className={styles.words}>
          {stop?.beside}
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h2 id={titleId}>
            <WholeWords>{title}</WholeWords>
          </h2>
          {lead && (
            <p className={styles.lead}>
              <WholeWords>{lead}</WholeWords>
            </p>
          )}
        </div>
      </header>
      <div className={classNames(styles.content, 'reveal later')}>{children}</div>
    </section>
  );
};
