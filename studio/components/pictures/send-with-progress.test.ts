import { expect, test } from 'vitest';
import { isPictureUpload, sendWithProgress } from './send-with-progress.ts';

const withFile = () => {
  const body = new FormData();
  body.set('file', new File(['x'], 'x.png'));
  return { method: 'POST', body };
};

test.each([
  'http://localhost:3000/studio/api/media',
  '/studio/api/media/12?depth=0',
  '/studio/api/media?locale=hi',
])('an upload to %s is tracked', (address) => expect(isPictureUpload(address, withFile())).toBe(true));

test('a picture that was called off before it began is not sent', async () => {
  const sending = sendWithProgress(
    '/studio/api/media',
    { ...withFile(), signal: AbortSignal.abort() },
    () => {},
  );
  await expect(sending).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('other requests are not tracked', () => {
  expect(isPictureUpload('/studio/api/products', withFile())).toBe(false);
  expect(isPictureUpload('/studio/api/media-other', withFile())).toBe(false);
  const words = { method: 'PATCH', body: new FormData() };
  expect(isPictureUpload('/studio/api/media/12', words)).toBe(false);
  expect(isPictureUpload('/studio/api/media', { method: 'POST', body: '{}' })).toBe(false);
  expect(isPictureUpload('/studio/api/media', undefined)).toBe(false);
});
