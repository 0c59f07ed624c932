import { classNames } from './class-names.ts';
import styles from './plate.module.css';

interface PlateProps {
  /** The text of the plate. CSS makes it upper case, so that screen readers read it as a word. */
  name: string;
  /** "large" for headings; otherwise in the size of the surrounding text. */
  size?: 'text' | 'large';
}

/**
 * A name on a green plate with yellow letters, like those of commercial electric vehicles in India. It stays in Latin
 * letters in every language, even if the browser translates the page.
 */
export const Plate = ({ name, size = 'text' }: PlateProps) => (
  <span className={classNames(styles.plate, size === 'large' && styles.large)} translate="no">
    {name}
  </span>
);
