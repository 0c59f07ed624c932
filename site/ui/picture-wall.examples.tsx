import { defineExamples } from './define-examples.ts';
import { toExampleFullPicture, toExamplePicture } from './example-picture.ts';
import { PictureWall, type WallPicture } from './picture-wall.tsx';

const words = { label: 'Picture', close: 'Close', broken: 'This picture cannot be shown.', place: '# of ##' };
const shapes: [width: number, height: number][] = [
  [1200, 900],
  [900, 1200],
  [1600, 900],
];
const pictures: WallPicture[] = shapes.map(([width, height], place) => ({
  thumbnail: toExamplePicture(`Hills, picture ${place + 1}`, width, height),
  // The wall identifies a picture by its file.
  full: {
    ...toExampleFullPicture('Hills', `Picture ${place + 1}`),
    src: `${toExamplePicture('', width, height).src}`,
  },
  ...(place === 0 ? { date: { iso: '2026-10-05', words: '5 October 2026' } } : {}),
}));

export const examples = defineExamples('PictureWall', {
  squares: () => <PictureWall pictures={pictures} look="squares" words={words} />,
  masonry: () => <PictureWall pictures={pictures} look="masonry" words={words} />,
});
