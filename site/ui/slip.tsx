import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './slip.module.css';

interface SlipProps {
  /** Name of the slip for screen readers. */
  label: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** White paper with a torn lower edge, like the print of a fare meter. */
export const Slip = ({ label, id, className, children }: SlipProps) => (
  <section className={classNames(styles.slip, className)} id={id} aria-label={label}>
    <div className={styles.paper}>{children}</div>
  </section>
);
