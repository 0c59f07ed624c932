import type { HomeWords } from '../../data/home.ts';
import { MeterList } from '../../ui/meter.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './benefits.module.css';

/** The fixed figures on one fare meter. The first is the most important, so it is the largest. */
export const Benefits = ({ heading, text, figures: [first, ...others] }: HomeWords['benefits']) => (
  <Section title={heading} lead={text} ground="sand">
    <div className={styles.meter}>
      {first && <MeterList figures={[first]} size="large" />}
      <MeterList figures={others} layout="rows" size="small" />
    </div>
  </Section>
);
