import { defineExamples } from './define-examples.ts';
import { SpecificationTable } from './specification-table.tsx';

export const examples = defineExamples('SpecificationTable', {
  'figures by group, with conditions': () => (
    <SpecificationTable
      name="Specification"
      groups={[
        {
          label: 'Performance',
          rows: [
            { head: 'Certified range', value: '140 km', condition: 'certified, on the test bench' },
            { head: 'Top speed', value: '50 km/h', condition: 'on the level' },
          ],
        },
        { label: 'Chassis', rows: [{ head: 'Brakes', value: 'Hydraulic' }] },
      ]}
    />
  ),
  'rows without a group': () => (
    <SpecificationTable
      name="Motor"
      groups={[{ label: '', rows: [{ head: 'Motor', value: '250 W', condition: 'rated, in the hub' }] }]}
    />
  ),
});
