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

test.each(['png', 'webp', 'avif', 'jpeg'] as const)('leaves no words in or behind a %s', async (format) => {
  const words = '<script>alert(1)</script>';
  const picture = await draw(8, 8)
    .withExif({ IFD0: { ImageDescription: words } })
    .toFormat(format)
    .toBuffer();
  expect(picture.toString('latin1')).toContain('alert(1)');
  const { data } = await cleanPicture(Buffer.concat([picture, Buffer.from(words)]));
  expect(data.toString('latin1')).not.toContain('alert(1)');
});

const widePng = async () => {
  const picture = await draw(1, 1).png().toBuffer();
  picture.writeUInt32BE(50_000, 16);
  return picture;
};

test.each([
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'),
    'Drawings',
  ],
  ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>'), 'no JPEG, PNG, WebP or AVIF'],
  ['a GIF', () => draw(4, 4).gif().toBuffer(), 'GIF'],
  [
    'a phone’s HEIC',
    async () => Buffer.from('0000001c6674797068656963000000006d69663168656963', 'hex'),
    'HEIC',
  ],
  ['nothing', async () => Buffer.alloc(0), 'no JPEG'],
  ['a half picture', async () => (await draw(400, 400).png().toBuffer()).subarray(0, 200), 'damaged'],
  ['a bomb', widePng, '12,000 pixels a side|damaged'],
  ['too many pixels', () => draw(9000, 6000).png().toBuffer(), '50 million'],
])('refuses %s with a sentence', async (_what, make, sentence) => {
  await expect(cleanPicture(await make())).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(sentence),
  });
});
