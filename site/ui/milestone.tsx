import styles from './milestone.module.css';

/** A distance as a kilometre stone shows it: a yellow top, the number large, the unit under it. */
export const Milestone = ({ number, unit }: { number: string; unit: string }) => (
  <span className={styles.stone}>
    <span className={styles.number}>{number}</span> <span className={styles.unit}>{unit}</span>
  </span>
);
