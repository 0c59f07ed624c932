import { defineExamples } from './define-examples.ts';
import { Note } from './note.tsx';

export const examples = defineExamples('Note', {
  sample: () => <Note about="sample">A sample event: it did not take place.</Note>,
  'nothing to show': () => <Note about="nothing">There are no pictures to show right now.</Note>,
});
