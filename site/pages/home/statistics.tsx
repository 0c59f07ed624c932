import type { Figure } from '../../data/figure.ts';
import { MeterList } from '../../ui/meter.tsx';
import styles from './statistics.module.css';

/** Quick statistics as a thin strip. Each says what it counts and under which condition. */
export const Statistics = ({ heading, figures }: { heading: string; figures: Figure[] }) => (
  <section className={styles.strip} aria-labelledby="statistics">
    <div className={styles.parts}>
      <h2 className={styles.title} id="statistics">
        {heading}
      </h2>
      <MeterList figures={figures} size="small" layout="beside" />
    </div>
  </section>
);
