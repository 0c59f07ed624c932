import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './slip.module.css';

interface SlipProps {
  /** What the slip is, for those who hear the page. */
  label: string;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** White paper with a torn lower edge, as a fare meter prints it. */
export const Slip = ({ label, id, className, children }: SlipProps) => (
  <section className={classNames(styles.slip, className)} id={id} aria-label={label}>
    <div className={styles.paper}>{children}</div>
  </section>
);
