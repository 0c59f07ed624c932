import { defineExamples } from './define-examples.ts';
import { Road } from './road.tsx';
import { Section } from './section.tsx';

const stops = [
  { number: 90, words: '6:30: full, 90 to 110 km' },
  { number: 0, words: '20:00: plug in, 0 to 20 km left' },
];

export const examples = defineExamples('Road', {
  'that ties two sections': () => (
    <Road>
      <Section title="First stone">
        <p>Text along the road.</p>
      </Section>
      <Section title="Second stone">
        <p>And further on.</p>
      </Section>
    </Road>
  ),
  'that is a day': () => (
    <Road toStops={() => stops}>
      <Section title="The round" kicker="Before the first kilometre">
        <p>Text along the road.</p>
      </Section>
    </Road>
  ),
});
