import { defineExamples } from './define-examples.ts';
import { toExamplePicture } from './example-picture.ts';
import { ScaledRow } from './scaled-row.tsx';

const { src } = toExamplePicture('A drawing', 1300, 700);

export const examples = defineExamples('ScaledRow', {
  'two drawings to one scale': () => (
    <ScaledRow
      field={3200}
      pictures={[
        { src, width: 1300, height: 700 },
        { src: `${src}#`, width: 650, height: 350 },
      ]}
    />
  ),
});
