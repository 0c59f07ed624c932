import { defineExamples } from './define-examples.ts';
import { Fold } from './fold.tsx';

export const examples = defineExamples('Fold', {
  closed: () => (
    <Fold title="Battery and charging">
      <p>Lithium iron phosphate, 60 V.</p>
    </Fold>
  ),
});
