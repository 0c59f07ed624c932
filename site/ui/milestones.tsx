import styles from './milestones.module.css';
import roadStyles from './road.module.css';

/** The words beside a milestone, and an explanation below them. */
export const MilestoneWords = ({ below, children }: { below?: string | false; children: string }) => (
  <p className={styles.words}>
    {children}
    {below && <span className={styles.below}> {below}</span>}
  </p>
);

/** The last milestone, at the end of the road. */
export const LastMilestone = ({ number, children }: { number: number; children: string }) => (
  <div className={`${roadStyles.section} ${roadStyles.unprinted} ${styles.part}`}>
    <p className={`${roadStyles.head} ${styles.end}`} data-stone={number}>
      <b>{children}</b>
    </p>
  </div>
);

/** A three-wheeler from above that moves down the road as the page is scrolled. It stands still with reduced motion. */
export const Traveller = () => (
  <div className={styles.traveller}>
    <svg viewBox="0 0 28 48" width="28" height="48" aria-hidden="true">
      <path d="M1 7h5v11H1zm21 0h5v11h-5zM12 38h4v9h-4z" />
      <path className={styles.body} d="M5 2h18v28l-5 14h-8L5 30z" />
      <path className={styles.roof} d="M8 6h12v20H8z" />
    </svg>
  </div>
);
