import type { ReactNode } from 'react';
import { Drawing } from '../../ui/drawing.tsx';
import { signs } from '../../ui/signs.ts';
import styles from './dealers.module.css';

/** Dealers that unfold below what they have in common; on paper all of them are read. Works without script. */
export const DealerFold = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className={styles.summary}>
      {head}
      <Drawing path={signs.down} />
    </summary>
    {children}
  </details>
);
