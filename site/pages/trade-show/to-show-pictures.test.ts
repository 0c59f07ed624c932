import { expect, test } from 'vitest';
import { toExamplePicture } from '../../ui/example-picture.ts';
import { getWords } from '../../words/words.ts';
import { toShowPictures } from './to-show-pictures.ts';

test('a picture without a text in the language gets the name of its show, unless it has a caption', () => {
  const toImage = (alt: string, caption: string) => {
    const picture = toExamplePicture(alt);
    return { thumbnail: picture, picture, caption, category: 'stand' };
  };
  const images = [toImage('Our stand', ''), toImage('', 'In the hall'), toImage('', '')];
  const pictures = toShowPictures({ images, name: 'Bharat Expo' }, getWords('hi').page.picture);
  expect(pictures.map(({ thumbnail }) => thumbnail.alt)).toEqual(['Our stand', '', 'Bharat Expo: तस्वीर 3']);
});
