import { defineExamples } from './define-examples.ts';
import { type MeterFigure, MeterList } from './meter.tsx';

const range: MeterFigure = {
  label: 'Range',
  value: '90 to 100',
  unit: 'km',
  condition: 'typical, city traffic',
};
const figures: MeterFigure[] = [
  range,
  {
    label: 'Saved in a year',
    value: '75,000',
    unit: '₹',
    unitPosition: 'before',
    condition: 'against diesel, at 115 km and two charges a day',
  },
  { label: 'Customer satisfaction', value: '99', unit: '%', condition: 'sample figure' },
  { label: 'Brakes', value: 'Mechanical drum, front 130 mm', condition: 'all wheels' },
];
const keyed = figures.map((figure) => ({ ...figure, key: figure.label }));

export const examples = defineExamples('Meter', {
  'in columns': () => <MeterList figures={keyed} />,
  'in rows': () => <MeterList layout="rows" figures={keyed} />,
  'large in a lit window': () => <MeterList size="large" lit figures={keyed.slice(0, 1)} />,
  'with a condition that leads on': () => (
    <MeterList figures={[{ ...range, key: 'range', href: '#how-it-is-measured' }]} />
  ),
  'small, with a note': () => (
    <MeterList
      size="small"
      figures={[
        {
          key: 'passengers',
          label: 'Passengers',
          value: '4',
          note: '+ 1 driver + 40 kg luggage',
          condition: 'full load',
        },
      ]}
    />
  ),
});
