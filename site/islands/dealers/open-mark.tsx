import { classNames } from '../../ui/class-names.ts';
import styles from './open-mark.module.css';

/** Tells whether a dealer is open, in words and by a dot. */
export const OpenMark = ({ isOpen, text }: { isOpen: boolean; text: string }) => (
  <span className={classNames(styles.mark, isOpen && styles.open)}>{text}</span>
);

/** Reserves the space of the line until the browser knows. */
export const OpenPlace = () => <span className={styles.place} />;
