import type { AboutContent } from '../../data/about.ts';
import { MeterList } from '../../ui/meter.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './about.module.css';

/** The company's history, with figures about the parent firm beside it. */
export const Story = ({ about: { heading, storyHtml, parentFacts } }: { about: AboutContent }) => (
  <Section title={heading}>
    <div className={styles.story}>
      <Prose html={storyHtml} />
      {parentFacts.length > 0 && (
        <div className={styles.facts}>
          <MeterList figures={parentFacts} />
        </div>
      )}
    </div>
  </Section>
);
