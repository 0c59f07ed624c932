import { expect, test } from 'vitest';
import { readProps, writeProps } from './island-props.ts';

const toSet = (stem: string, sizes: string[], kind: string) =>
  sizes.map((size) => `/media/${stem}-${size}.${kind}?v=toy17l ${size.split('x')[0]}w`).join(', ');

const picture = {
  alt: 'Millo, seen from "behind" `left`',
  width: 2000,
  height: 1501,
  src: '/media/millo-10x10-1-640x480.webp?v=toy17l',
  srcSet: toSet('millo-10x10-1', ['640x480', '1280x961'], 'webp'),
  avifSrcSet: toSet('millo-10x10-1', ['320x240', '480x360', '640x480', '1280x961'], 'avif'),
  tone: '#e8f1ec',
  focus: { x: 50, y: 40 },
};

const others = {
  'without AVIF': { ...picture, avifSrcSet: '' },
  'without other sizes': { ...picture, srcSet: '', avifSrcSet: '' },
  'of which one file changed at another time': {
    ...picture,
    avifSrcSet: picture.avifSrcSet.replace('toy17l', 'toy17m'),
  },
  'on a host of its own': {
    ...picture,
    src: `https://media.example${picture.src}`,
    srcSet: picture.srcSet.replaceAll('/media', 'https://media.example/media'),
    avifSrcSet: picture.avifSrcSet.replaceAll('/media', 'https://media.example/media'),
  },
};

test.each(Object.entries({ 'with all sizes': picture, ...others }))(
  'a picture %s is read as it was written',
  (_, sent) => {
    const props = { pictures: [sent, { own: sent }], label: null, files: ['a'] };
    expect(readProps(writeProps(props))).toEqual(props);
  },
);

test('repeated parts of addresses are written once', () => {
  const text = writeProps({ picture });
  expect(text.match(/\/media\//g)).toHaveLength(1);
  expect(text).toContain('640x480 1280x961|320x240 480x360 640x480 1280x961');
});
