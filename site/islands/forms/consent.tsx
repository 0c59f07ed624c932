import { Tick } from '../../ui/field.tsx';
import styles from './form.module.css';

interface ConsentProps {
  name: string;
  label: string;
}

/** A checkbox for an optional consent: never ticked beforehand, and nothing depends on it. */
export const Consent = ({ name, label }: ConsentProps) => (
  <label className={styles.consent}>
    <Tick name={name} value="yes" />
    {label}
  </label>
);
