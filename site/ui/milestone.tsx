import styles from './milestone.module.css';

/** A distance on a kilometre stone: a yellow top, the number in large type, the unit below it. */
export const Milestone = ({ number, unit }: { number: string; unit: string }) => (
  <span className={styles.stone}>
    <span className={styles.number}>{number}</span> <span className={styles.unit}>{unit}</span>
  </span>
);
