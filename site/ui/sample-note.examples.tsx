import { defineExamples } from './define-examples.ts';
import { SampleNote } from './sample-note.tsx';

export const examples = defineExamples('SampleNote', {
  'under a list': () => <SampleNote>Sample sheets: they certify nothing.</SampleNote>,
});
