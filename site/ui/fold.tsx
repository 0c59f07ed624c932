import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './fold.module.css';
import { signs } from './signs.ts';

interface FoldProps {
  title: string;
  children: ReactNode;
}

/** A titled part that folds on a phone. On wide screens and in print it is always open. Works without script. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary className={styles.summary}>
      {title}
      <Drawing path={signs.down} />
    </summary>
    <h3 className={styles.title}>{title}</h3>
    {children}
  </details>
);
