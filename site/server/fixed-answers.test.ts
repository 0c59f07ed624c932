import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readOutlines } from '../data/outlines.ts';
import { readFixedAnswers } from './fixed-answers.ts';

const outlines = readOutlines();

test('an error in reading the build makes the start fail', async () => {
  const iconFolder = new URL('icons', import.meta.url).pathname;
  const read = readFixedAnswers({
    assetFolders: [path.join(iconFolder, 'favicon.ico')],
    iconFolder,
    outlines: { files: new Map() },
    madeFiles: [],
    isHttps: true,
  });
  await expect(read).rejects.toThrow('ENOTDIR');
});

test('a line drawing is stored compressed, cached for good, and cannot run anything', async () => {
  const iconFolder = new URL('icons', import.meta.url).pathname;
  const fixed = await readFixedAnswers({
    assetFolders: [],
    iconFolder,
    outlines,
    madeFiles: [],
    isHttps: true,
  });
  for (const { url, svg } of outlines.files.values()) {
    const { br } = fixed.get(url)?.variants ?? {};
    const body = br?.body ?? '';
    const packed = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    expect(brotliDecompressSync(packed).equals(svg)).toBe(true);
    const lines = br?.headers.join('\n') ?? '';
    expect(lines).toContain('Content-Type\nimage/svg+xml');
    expect(lines).toContain('Cache-Control\npublic, max-age=31536000, immutable');
    expect(lines).toContain("Content-Security-Policy\ndefault-src 'none'; sandbox");
    expect(lines).toContain('X-Content-Type-Options\nnosniff');
  }
  expect(fixed.get('/outlines/outlines.json')).toBeUndefined();
});
