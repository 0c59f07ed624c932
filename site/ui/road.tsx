import type { ReactNode } from 'react';
import styles from './road.module.css';

/** Ties the sections in it with the dashed centre line and counts their milestones. */
export const Road = ({ children }: { children: ReactNode }) => <div className={styles.road}>{children}</div>;
