import { defineExamples } from './define-examples.ts';
import { Road } from './road.tsx';
import { Section } from './section.tsx';

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
});
