import type { Figure } from '../../data/figure.ts';
import { MeterList } from '../../ui/meter.tsx';
import { Section } from '../../ui/section.tsx';

/** Quick statistics, each with what it counts and under which condition. */
export const Statistics = ({ heading, figures }: { heading: string; figures: Figure[] }) => (
  <Section title={heading} ground="sky">
    <MeterList figures={figures} size="large" />
  </Section>
);
