import { defineExamples } from './define-examples.ts';
import { toExamplePicture } from './example-picture.ts';
import { NumberedPicture } from './numbered-picture.tsx';

export const examples = defineExamples('NumberedPicture', {
  'with two numbers': () => (
    <NumberedPicture
      picture={toExamplePicture('A hill under the sun')}
      sizes="20rem"
      spots={[
        { x: 35, y: 30 },
        { x: 75, y: 25 },
      ]}
    />
  ),
});
