import { defineExamples } from './define-examples.ts';
import { FeatureList } from './feature-list.tsx';

const items = [
  { title: 'Hydraulic brakes', text: 'Short, even stops with half a tonne behind the seat.', icon: 'brake' },
  { title: 'Digital display', text: 'Charge, speed and the nearest service date.', icon: 'display' },
  { title: 'Without a sign', text: 'An unknown icon is left out.', icon: 'no such icon' },
];

export const examples = defineExamples('FeatureList', {
  rows: () => <FeatureList items={items} />,
  large: () => <FeatureList items={items} look="large" />,
  plain: () => <FeatureList items={items} look="plain" />,
});
