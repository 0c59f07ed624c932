import { defineExamples } from './define-examples.ts';
import { Prose } from './prose.tsx';

export const examples = defineExamples('Prose', {
  'headings, lists and links': () => (
    <Prose html='<h2>The diesel side</h2><p>Take a vehicle that gives <strong>30 km</strong> to the litre. <a href="/">Read more</a>.</p><ul><li>100 km a day</li><li>300 days a year</li></ul><ol><li>Switch off.</li><li>Take out the key.</li></ol>' />
  ),
});
