import type { ReactNode } from 'react';
import { Drawing } from '../../ui/drawing.tsx';
import { signs } from '../../ui/signs.ts';
import styles from './dealers.module.css';

/** A group of dealers that unfolds. In print all of them are visible. Works without script. */
export const DealerFold = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <details className={styles.fold}>
    <summary className={styles.summary}>
      {head}
      <Drawing path={signs.down} />
    </summary>
    {children}
  </details>
);
