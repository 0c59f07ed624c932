import styles from './sample-note.module.css';

/** Says that what is shown is a sample and no news about real people or events. */
export const SampleNote = ({ children }: { children: string }) => <p className={styles.note}>{children}</p>;
