import { classNames } from '../../ui/class-names.ts';
import styles from './open-mark.module.css';

/** Says whether a place is open; the dot says it too. */
export const OpenMark = ({ isOpen, text }: { isOpen: boolean; text: string }) => (
  <span className={classNames(styles.mark, isOpen && styles.open)}>{text}</span>
);

/** Keeps the room of the line until the browser knows. */
export const OpenPlace = () => <span className={styles.place} />;
