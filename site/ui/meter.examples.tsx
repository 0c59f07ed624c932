import { defineExamples } from './define-examples.ts';
import { Meter, type MeterFigure, MeterList } from './meter.tsx';

const range: MeterFigure = {
  label: 'Range',
  value: '90 to 100',
  unit: 'km',
  condition: 'typical, city traffic',
};
const figures: MeterFigure[] = [
  range,
  {
    label: 'Higher savings',
    value: '75,000',
    unit: '₹',
    unitPosition: 'before',
    condition: 'per year, against diesel',
  },
  { label: 'Customer satisfaction', value: '99', unit: '%', condition: 'sample figure' },
  { label: 'Brakes', value: 'Mechanical drum, front 130 mm', condition: 'all wheels' },
];
const meters = figures.map((figure) => <Meter figure={figure} key={figure.label} />);

export const examples = defineExamples('Meter', {
  'in columns': () => <MeterList>{meters}</MeterList>,
  'in rows': () => <MeterList layout="rows">{meters}</MeterList>,
  'large in a lit window': () => (
    <MeterList>
      <Meter figure={range} size="large" lit />
    </MeterList>
  ),
  'small, with a note': () => (
    <MeterList>
      <Meter
        figure={{
          label: 'Passengers',
          value: '4',
          note: '+ 1 driver + 40 kg luggage',
          condition: 'full load',
        }}
        size="small"
      />
    </MeterList>
  ),
});
