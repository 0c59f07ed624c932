import { classNames } from './class-names.ts';
import styles from './plate.module.css';

interface PlateProps {
  /** What stands on the plate; capitals come from the style, so it is read out as a word. */
  name: string;
  /** "large" for headings; otherwise as large as the text around it. */
  size?: 'text' | 'large';
}

/**
 * A name as the green plate with yellow letters that commercial electric vehicles carry in India. It stays in Latin
 * letters in every language, a browser's own translation included.
 */
export const Plate = ({ name, size = 'text' }: PlateProps) => (
  <span className={classNames(styles.plate, size === 'large' && styles.large)} translate="no">
    {name}
  </span>
);
