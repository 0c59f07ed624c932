import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { iconPaths, isIconName } from './icon-paths.ts';

test('draws every icon inside the 24 grid', () => {
  for (const [name, path] of Object.entries(iconPaths)) {
    // Absolute points only: those after a capital M, L, H, V or C.
    const numbers = [...path.matchAll(/[MLHV]([\d.]+)[ ]?([\d.]+)?/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y ?? 0),
    ]);
    expect(Math.max(...numbers), name).toBeLessThanOrEqual(24);
  }
});

test('knows which stored names it can draw', () => {
  expect(isIconName('battery')).toBe(true);
  expect(isIconName('unicorn')).toBe(false);
  expect(isIconName('toString')).toBe(false);
});

test('says nothing to those who hear the page', () => {
  expect(renderToStaticMarkup(<Icon name="battery" />)).toContain('aria-hidden="true"');
});
