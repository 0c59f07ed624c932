import { defineExamples } from './define-examples.ts';
import { Slip } from './slip.tsx';

export const examples = defineExamples('Slip', {
  'with a sum': () => (
    <Slip label="A day on the meter">
      <p>Saved in the day: ₹241.94</p>
    </Slip>
  ),
});
