import type { ReactNode } from 'react';
import roadStyles from './road.module.css';
import { Lane } from './road.tsx';
import styles from './road-beside.module.css';

/** A list along the road. If there is space, the road's line is beside it. */
export const RoadBeside = ({ children }: { children: ReactNode }) => (
  <div className={roadStyles.road}>
    <div className="frame">
      <div className={styles.list}>{children}</div>
    </div>
    <Lane />
  </div>
);
