import { defineExamples } from './define-examples.ts';
import { Plate } from './plate.tsx';

export const examples = defineExamples('Plate', {
  'in a line of text': () => (
    <p>
      Ask for <Plate name="Mastee" /> at the dealer.
    </p>
  ),
  'as a heading': () => <Plate name="Marvel Pro" size="large" />,
});
