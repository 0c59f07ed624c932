import { classNames } from './class-names.ts';
import { Drawing } from './drawing.tsx';
import styles from './icon-button.module.css';
import { signs } from './signs.ts';

interface IconButtonProps {
  /** The action, for screen readers. */
  label: string;
  sign: keyof typeof signs;
  look?: 'plain' | 'outline';
  onClick: () => void;
}

/** A square control that shows only a sign. */
export const IconButton = ({ label, sign, look = 'plain', onClick }: IconButtonProps) => (
  <button
    type="button"
    className={classNames(styles.button, look === 'outline' && styles.outline)}
    aria-label={label}
    onClick={onClick}
  >
    <Drawing path={signs[sign]} />
  </button>
);
