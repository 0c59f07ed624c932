import { defineExamples } from './define-examples.ts';
import { LastMilestone, MilestoneWords, Traveller } from './milestones.tsx';
import { Road } from './road.tsx';
import { Section } from './section.tsx';

export const examples = defineExamples('Milestones', {
  'of a day': () => (
    <Road
      stops={[{ number: 90, beside: <MilestoneWords>6:30: full, 90 to 110 km</MilestoneWords> }]}
      end={<LastMilestone number={0}>20:00: plug in, 0 to 20 km left</LastMilestone>}
      traveller={<Traveller />}
    >
      <Section title="The round" kicker="Before the first kilometre">
        <p>Text along the road.</p>
      </Section>
    </Road>
  ),
});
