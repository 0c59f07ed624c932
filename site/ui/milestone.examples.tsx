import { defineExamples } from './define-examples.ts';
import { Milestone } from './milestone.tsx';

export const examples = defineExamples('Milestone', {
  near: () => <Milestone number="4" unit="km" />,
  far: () => <Milestone number="1,240" unit="किमी" />,
});
