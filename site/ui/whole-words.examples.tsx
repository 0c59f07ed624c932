import { defineExamples } from './define-examples.ts';
import { WholeWords } from './whole-words.tsx';

export const examples = defineExamples('WholeWords', {
  'a word of one letter and a hyphen': () => (
    <p>
      <WholeWords>Sell and service every e-rickshaw of the district</WholeWords>
    </p>
  ),
});
