import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b3d' } });

test('turns a phone’s photo upright and keeps nothing but its pixels', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 0/1' } };
  const photo = await draw(40, 20).withExif(place).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, width: 40 });
  const { data, ending } = await cleanPicture(photo);
  const { width, height, exif, orientation } = await sharp(data).metadata();
  expect({ ending, width, height, exif, orientation }).toEqual({
    ending: 'jpg',
    width: 20,
    height: 40,
    exif: undefined,
    orientation: undefined,
  });
});

test.each(['png', 'webp', 'avif', 'jpeg'] as const)(
  'removes texts inside and behind a %s',
  async (format) => {
    const words = '<script>alert(1)</script>';
    const picture = await draw(8, 8)
      .withExif({ IFD0: { ImageDescription: words } })
      .toFormat(format)
      .toBuffer();
    expect(picture.toString('latin1')).toContain('alert(1)');
    const { data } = await cleanPicture(Buffer.concat([picture, Buffer.from(words)]));
    expect(data.toString('latin1')).not.toContain('alert(1)');
  },
);

const widePng = async () => {
  const picture = await draw(1, 1).png().toBuffer();
  picture.writeUInt32BE(50_000, 16);
  return picture;
};

test.each([
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
    'SVG drawings',
  ],
  [
    'a page',
    async () => Buffer.from('<html><script>alert(1)</script></html>'),
    'not a JPEG, PNG, WebP, AVIF or HEIC',
  ],
  ['a GIF', () => draw(4, 4).gif().toBuffer(), 'GIF'],
  ['nothing', async () => Buffer.alloc(0), 'not a JPEG'],
  ['a half picture', async () => (await draw(400, 400).png().toBuffer()).subarray(0, 200), 'damaged'],
  ['a bomb', widePng, '12,000 pixels a side|damaged'],
  ['too many pixels', () => draw(9000, 6000).png().toBuffer(), '50 million'],
])('refuses %s with a sentence', async (_what, make, sentence) => {
  await expect(cleanPicture(await make())).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(sentence),
  });
});

// A picture of 96 x 64 pixels, unrotated, with an orientation to the right, a wide colour profile, a maker and a place.
const phone = readFileSync(path.join(import.meta.dirname, 'phone.example.heic'));

test('converts a phone’s HEIC: upright, in the colours that the phone showed, without camera data', async () => {
  expect(phone.toString('latin1')).toContain('PhoneMaker');
  const { data, ending, mimeType } = await cleanPicture(phone);
  expect([ending, mimeType]).toEqual(['jpg', 'image/jpeg']);
  const { width, height, exif, icc } = await sharp(data).metadata();
  expect({ width, height, exif, icc }).toEqual({ width: 64, height: 96, exif: undefined, icc: undefined });
  const { data: pixels } = await sharp(data).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...pixels.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3)];
  const nearly = (colour: number[]) =>
    colour.map((value) => expect.toSatisfy((seen: number) => Math.abs(seen - value) < 7));
  // Without its colour profile the colour would be 206, 43, 35.
  expect(at(8, 12)).toEqual(nearly([224, 16, 16]));
  expect(at(56, 84)).toEqual(nearly([10, 107, 61]));
});

test('a HEIC that replaces a PNG becomes a PNG', async () => {
  expect(await cleanPicture(phone, 'png')).toMatchObject({ ending: 'png' });
});

/** The same file with changes to the size in its header and to its pixels. */
const changed = (change: (bytes: Buffer) => Buffer | undefined): Buffer => {
  const bytes = Buffer.from(phone);
  return change(bytes) ?? bytes;
};
const ispe = phone.indexOf('ispe');

test.each([
  ['half of a HEIC', changed((bytes) => bytes.subarray(0, 900)), 'damaged'],
  ['a HEIC without the last of its pixels', changed((bytes) => bytes.subarray(0, -40)), 'damaged'],
  ['the head of a HEIC alone', changed((bytes) => bytes.subarray(0, 40)), 'damaged'],
  [
    'a HEIC that says it is huge',
    changed((bytes) => void bytes.writeUInt32BE(50_000, ispe + 8)),
    '12,000 pixels a side',
  ],
  [
    'a HEIC that says it is larger than it is',
    changed((bytes) => void bytes.writeUInt32BE(9000, ispe + 8)),
    'damaged|too much time or memory',
  ],
])('refuses %s with a sentence of its own', async (_what, bytes, sentence) => {
  await expect(cleanPicture(bytes)).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(sentence),
  });
});
