import styles from './drawing.module.css';

/** One drawn sign on the grid of 24, in the common stroke width. Hidden from screen readers. */
export const Drawing = ({ path }: { path: string }) => (
  <svg className={styles.drawing} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={path} />
  </svg>
);
