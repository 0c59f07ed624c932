import styles from './nothing-here.module.css';

/** Says that a list is empty, or could not be read. */
export const NothingHere = ({ children }: { children: string }) => <p className={styles.words}>{children}</p>;
