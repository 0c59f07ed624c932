import { expect, test } from 'vitest';
import { listStyles, toBuiltFile, toChunkFile } from './manifest.ts';

const manifest = {
  'pages/home/home.page.tsx': {
    file: 'chunks/home.js',
    imports: ['_card.js', '_window.js', '_ui.js'],
    css: ['assets/home.css'],
  },
  '_card.js': { file: 'chunks/card.js', imports: ['_ui.js'], css: ['assets/card.css'] },
  '_window.js': {
    file: 'chunks/window.js',
    name: 'window',
    imports: ['_dialog.js', '_ui.js'],
    css: ['assets/window.css'],
  },
  '_dialog.js': { file: 'chunks/dialog.js', css: ['assets/dialog.css'] },
  '_ui.js': { file: 'chunks/ui.js', imports: ['_card.js'], css: ['assets/ui.css'] },
};

test('the CSS of a page comes after that of its imports, each file once, even with circular imports', () => {
  expect(listStyles(manifest, 'pages/home/home.page.tsx')).toEqual([
    'assets/ui.css',
    'assets/card.css',
    'assets/dialog.css',
    'assets/window.css',
    'assets/home.css',
  ]);
});

test('leaving out a chunk also leaves out what only it imports', () => {
  expect(listStyles(manifest, 'pages/home/home.page.tsx', ['window'])).toEqual([
    'assets/ui.css',
    'assets/card.css',
    'assets/home.css',
  ]);
});

test('finds a chunk by its name', () => {
  expect(toChunkFile(manifest, 'window')).toBe('chunks/window.js');
});

test('throws with the name of a file that was not built', () => {
  expect(() => toChunkFile(manifest, 'typo')).toThrow('typo');
  expect(() => toBuiltFile(manifest, 'islands/typo.island.tsx')).toThrow('islands/typo.island.tsx');
});
