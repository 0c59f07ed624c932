import { defineExamples } from './define-examples.ts';
import { toExampleFullPicture } from './example-picture.ts';
import { Lightbox } from './lightbox.tsx';

const words = { label: 'Picture', close: 'Close', broken: 'This picture cannot be shown.', place: '# of ##' };
const picture = toExampleFullPicture('Hills under a low sun', 'Evening on the village road');
const onlyClosing = (close: () => void) => (index: number | null) => {
  if (index === null) close();
};

export const examples = defineExamples(
  'Lightbox',
  {
    'a picture with its caption': (close) => (
      <Lightbox pictures={[picture]} index={0} onChange={onlyClosing(close)} words={words} />
    ),
    'a picture that does not come': (close) => (
      <Lightbox
        pictures={[{ ...picture, src: 'data:image/png;base64,' }]}
        index={0}
        onChange={onlyClosing(close)}
        words={words}
      />
    ),
  },
  { covers: true },
);
