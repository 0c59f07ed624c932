import type { Media } from '@ev-site/content/payload-types.ts';
import { expect, test } from 'vitest';
import { getPictureReader } from './picture.ts';

const { toPicture } = getPictureReader('/media');
const toTone = (tone: string | null) =>
  toPicture({ filename: 'a.webp', updatedAt: '2026-11-22T00:00:00.000Z', tone } as Media)?.tone;

test('a picture whose main colour is nearly white stands on sky, every other one on its colour', () => {
  expect(['#f8f8f8', '#e8e8e8', '#F8E8E8'].map(toTone)).toEqual(['#e8f1ec', '#e8f1ec', '#e8f1ec']);
  expect(['#a8c8e8', '#c84838', '#383838'].map(toTone)).toEqual(['#a8c8e8', '#c84838', '#383838']);
  expect(toTone(null)).toBe('#efe7d6');
});
