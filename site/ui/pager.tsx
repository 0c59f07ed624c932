import styles from './pager.module.css';
import { toPagerEntries } from './pager-entries.ts';

interface PagerProps {
  page: number;
  totalPages: number;
  /** The number of all items. Without items there is no pager. */
  total: number;
  hrefOf: (page: number) => string;
  words: { label: string; previous: string; next: string; page: (page: number) => string };
}

interface StepProps {
  active: boolean;
  href: string;
  rel: 'prev' | 'next';
  children: string;
}

const Step = ({ active, href, rel, children }: StepProps) => (
  <li>
    {active ? (
      <a className={styles.step} href={href} rel={rel}>
        {children}
      </a>
    ) : (
      <span className={styles.step} aria-disabled="true">
        {children}
      </span>
    )}
  </li>
);

/** Links to the pages of a list, by the rules of the specification, section 4. */
export const Pager = ({ page, totalPages, total, hrefOf, words }: PagerProps) => {
  if (total <= 0) return null;
  return (
    <nav aria-label={words.label}>
      <ul className={styles.list}>
        <Step active={page !== 1} href={hrefOf(page - 1)} rel="prev">
          {words.previous}
        </Step>
        {toPagerEntries(page, totalPages).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has only its position.
            <li className={styles.gap} aria-hidden="true" key={`gap ${index}`}>
              …
            </li>
          ) : (
            <li key={entry}>
              <a
                className={styles.step}
                href={hrefOf(entry)}
                aria-label={words.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </a>
            </li>
          ),
        )}
        <Step active={page < totalPages} href={hrefOf(page + 1)} rel="next">
          {words.next}
        </Step>
      </ul>
    </nav>
  );
};
