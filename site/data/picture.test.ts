import type { Media } from '@ev-site/content/payload-types.ts';
import { expect, test } from 'vitest';
import { getPictureReader, type Picture, toLargestFile } from './picture.ts';

const { toPicture } = getPictureReader('/media');
const toTone = (tone: string | null) =>
  toPicture({ filename: 'a.webp', updatedAt: '2026-11-22T00:00:00.000Z', tone } as Media)?.tone;

test('a nearly white picture gets the sky colour as background, every other picture its own colour', () => {
  expect(['#f8f8f8', '#e8e8e8', '#F8E8E8'].map(toTone)).toEqual(['#e8f1ec', '#e8f1ec', '#e8f1ec']);
  expect(['#a8c8e8', '#c84838', '#383838'].map(toTone)).toEqual(['#a8c8e8', '#c84838', '#383838']);
  expect(toTone(null)).toBe('#efe7d6');
});

test('a focus in the middle is left out', () => {
  const stored = { filename: 'a.webp', updatedAt: '1970-01-01T00:00:00.000Z' } as Media;
  expect(toPicture(stored)).not.toHaveProperty('focus');
  expect(toPicture({ ...stored, focalX: 50, focalY: 50 })).not.toHaveProperty('focus');
  expect(toPicture({ ...stored, focalX: 50, focalY: 20 })?.focus).toEqual({ x: 50, y: 20 });
});

const sizeOf = (width: number) => ({ filename: `a-${width}x10.webp`, width });

/** The result for a picture of this width, and its largest file, which is opened and shared. */
const draw = (width: number, made: number[]) => {
  const sizes = Object.fromEntries(made.map((size) => [`w${size}`, sizeOf(size)]));
  const stored = {
    filename: 'a.webp',
    updatedAt: '1970-01-01T00:00:00.000Z',
    width,
    sizes,
  } as unknown as Media;
  const picture = toPicture(stored) as Picture;
  return { srcSet: picture.srcSet, largest: toLargestFile(picture) };
};

test('a picture that is too narrow for the widest size also offers its original file', () => {
  expect(draw(1200, [640])).toEqual({
    srcSet: '/media/a-640x10.webp?v=0 640w, /media/a.webp?v=0 1200w',
    largest: '/media/a.webp?v=0',
  });
});

test.each([
  ['as wide as a size', 640, [640], '/media/a-640x10.webp?v=0 640w', '/media/a-640x10.webp?v=0'],
  [
    'wide enough',
    2000,
    [640, 1280],
    '/media/a-640x10.webp?v=0 640w, /media/a-1280x10.webp?v=0 1280w',
    '/media/a-1280x10.webp?v=0',
  ],
  ['of which no size is made, as of a drawing', 900, [], '', '/media/a.webp?v=0'],
])('a picture %s offers only its sizes', (_, width, made, srcSet, largest) => {
  expect(draw(width, made)).toEqual({ srcSet, largest });
});

test('the address has the time of the file, or of the last change if the file has none', () => {
  const stored = { filename: 'a.webp', updatedAt: '1970-01-01T00:00:09.000Z' } as Media;
  expect(toPicture({ ...stored, fileAt: '1970-01-01T00:00:05.000Z' })?.src).toBe('/media/a.webp?v=5');
  expect(toPicture(stored)?.src).toBe('/media/a.webp?v=9');
});
