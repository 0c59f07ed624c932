import styles from './drawing.module.css';

/** One drawn sign on the 24 grid with the one stroke width of the set; says nothing to those who hear the page. */
export const Drawing = ({ path }: { path: string }) => (
  <svg className={styles.drawing} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={path} />
  </svg>
);
