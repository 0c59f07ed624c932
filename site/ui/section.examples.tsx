import { defineExamples } from './define-examples.ts';
import { Road } from './road.tsx';
import { Section } from './section.tsx';

const draw = (ground: 'paper' | 'sand' | 'sky' | 'night') => () => (
  <Road>
    <Section title={`On ${ground}`} lead="One or two sentences under the title." ground={ground}>
      <p>What the section holds.</p>
    </Section>
  </Road>
);

export const examples = defineExamples('Section', {
  'on paper': draw('paper'),
  'on sand': draw('sand'),
  'on sky': draw('sky'),
  'on night': draw('night'),
});
