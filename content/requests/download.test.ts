import { expect, test } from 'vitest';
import { toDownload } from './download.ts';

const headersOf = (response: Response) => Object.fromEntries(response.headers);

test('a download is saved under its name, and is neither displayed, cached nor embedded', async () => {
  const response = toDownload('a,b\n', { name: 'leads-2026-11-21.csv', type: 'text/csv; charset=utf-8' });
  expect(headersOf(response)).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="leads-2026-11-21.csv"',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('a,b\n');
});

test('gives the length if it is known', () => {
  expect(headersOf(toDownload('abc', { name: 'a.pdf', type: 'application/pdf', bytes: 3 }))).toMatchObject({
    'content-length': '3',
  });
});

test.each([
  ['gallery pictures.csv', 'gallery pictures.csv'],
  ['a"; filename="b.html', 'a-; filename=-b.html'],
  ['back\\slash\r\nX-Header: 1', 'back-slash--X-Header: 1'],
  ['आशा.pdf', '---.pdf'],
])('sends the file name %j without characters that could end it', (name, plain) => {
  const { 'content-disposition': disposition } = headersOf(toDownload('', { name, type: 'text/plain' }));
  expect(disposition).toBe(`attachment; filename="${plain}"`);
});
