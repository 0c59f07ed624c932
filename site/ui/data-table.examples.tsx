import { DataTable } from './data-table.tsx';
import { defineExamples } from './define-examples.ts';

export const examples = defineExamples('DataTable', {
  'names and values': () => (
    <DataTable
      caption="Battery"
      rows={[
        { head: 'Voltage', cells: ['60 V'] },
        { head: 'Capacity', cells: ['12 kWh'] },
      ]}
    />
  ),
  'a comparison with our own column set off': () => (
    <DataTable
      caption="Beside two rivals"
      columns={[
        { head: 'Figure' },
        { head: 'Ours' },
        { head: 'Rival 1', note: 'maker’s sheet, May 2026' },
        { head: 'Rival 2', note: 'source not published' },
      ]}
      own={0}
      rows={[
        { head: 'Top speed', cells: ['50 km/h', '45 km/h', '50 km/h'] },
        { head: 'Gradability', cells: ['18 %', '17 %', '12 %'] },
      ]}
    />
  ),
});
