import { defineExamples } from './define-examples.ts';
import { Points } from './points.tsx';

export const examples = defineExamples('Points', {
  'with and without a sign': () => (
    <Points
      points={[
        { title: 'Charged at home', text: 'An ordinary socket and a night are enough.', icon: 'charge' },
        { title: 'Little noise', text: '', icon: 'no such icon' },
      ]}
    />
  ),
});
