import { Accordion } from './accordion.tsx';
import { defineExamples } from './define-examples.ts';

const items = [
  { title: 'What does it cost?', content: <p>Ask for a written quotation.</p> },
  { title: 'How far does it go on one charge?', content: <p>90 to 100 km in town traffic.</p> },
];

export const examples = defineExamples('Accordion', {
  closed: () => <Accordion items={items} />,
  'the first item open': () => <Accordion items={items} open={0} />,
});
