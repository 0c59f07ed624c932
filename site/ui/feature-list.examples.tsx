import { defineExamples } from './define-examples.ts';
import { FeatureList } from './feature-list.tsx';

const items = [
  { title: 'Hydraulic brakes', text: 'Short, even stops with half a tonne behind the seat.' },
  { title: 'Digital display', text: 'Charge, speed and the nearest service date.' },
  { title: 'Without a text', text: '' },
];

export const examples = defineExamples('FeatureList', {
  'under a heading of the third rank': () => <FeatureList items={items} />,
  'with a name of its own': () => <FeatureList items={items} rank={3} label="Our solutions" />,
  'with the numbers of a picture': () => <FeatureList items={items} numbered={2} />,
});
