import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { type IconName, iconPaths, isIconName } from './icon-paths.ts';

// The same as in drawing.module.css.
const strokes =
  'fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round';

/** The bounding box of an icon including its strokes, on its grid of 24: left, top, right, bottom. */
const measure = async (name: IconName): Promise<number[]> => {
  const scale = 8;
  // The same drawing with empty space around it, so that nothing is cut off.
  const svg = renderToStaticMarkup(<Icon name={name} />)
    .replace('viewBox="0 0 24 24"', 'xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 72 72"')
    .replace('<svg', `<svg style="${strokes}"`)
    .replace('width="24" height="24"', `width="${72 * scale}" height="${72 * scale}"`);
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0) / scale - 24;
  const top = -(info.trimOffsetTop ?? 0) / scale - 24;
  return [left, top, left + info.width / scale, top + info.height / scale];
};

test.each(Object.keys(iconPaths) as IconName[])('draws %s inside the 24 grid', async (name) => {
  const [left = -1, top = -1, right = 99, bottom = 99] = await measure(name);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(Math.max(right, bottom)).toBeLessThanOrEqual(24);
  expect(right - left, 'something is drawn').toBeGreaterThan(6);
});

test('recognises the stored names that it can draw', () => {
  expect(isIconName('battery')).toBe(true);
  expect(isIconName('unicorn')).toBe(false);
  expect(isIconName('toString')).toBe(false);
});

test('is hidden from screen readers', () => {
  expect(renderToStaticMarkup(<Icon name="battery" />)).toContain('aria-hidden="true"');
});
