import { defineExamples } from './define-examples.ts';
import { toExamplePicture } from './example-picture.ts';
import { Picture } from './picture.tsx';

const picture = toExamplePicture('Hills under a low sun', 600, 450);

export const examples = defineExamples('Picture', {
  whole: () => <Picture picture={picture} sizes="600px" eager />,
  cutout: () => <Picture picture={picture} sizes="600px" fit="cutout" eager />,
  'decorative, beside words that say the same': () => (
    <Picture picture={picture} sizes="600px" decorative eager />
  ),
});
