import type { HomeWords } from '../../data/home.ts';
import { Meter, MeterList } from '../../ui/meter.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './benefits.module.css';

/** The fixed figures on fare meters; the first, which decides most, is the largest. */
export const Benefits = ({ heading, text, figures }: HomeWords['benefits']) => (
  <Section title={heading} lead={text} ground="sand">
    <MeterList className={styles.figures}>
      {figures.map((figure, index) => (
        <Meter figure={figure} size={index === 0 ? 'large' : 'medium'} lit key={figure.key} />
      ))}
    </MeterList>
  </Section>
);
