import { classNames } from './class-names.ts';
import { Drawing } from './drawing.tsx';
import styles from './icon-button.module.css';
import { signs } from './signs.ts';

interface IconButtonProps {
  /** What it does, for those who do not see the sign. */
  label: string;
  sign: keyof typeof signs;
  look?: 'plain' | 'outline';
  onClick: () => void;
}

/** A square control that shows a sign alone. */
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
