import { expect, test } from 'vitest';
import { singletonId } from './documents.ts';
import { toPreviewCookie } from './previews.ts';

test('the preview cookie is limited to its document, hidden from scripts, and secure over https', () => {
  expect(toPreviewCookie({ kind: 'blogs', id: '7' }, 'a.b.c', 600, true)).toBe(
    'preview=a.b.c; Path=/preview/blogs/7; Max-Age=600; HttpOnly; SameSite=Lax; Secure',
  );
  expect(toPreviewCookie({ kind: 'home-page', id: singletonId }, 'a.b.c', 1, false)).toBe(
    'preview=a.b.c; Path=/preview/home-page/one; Max-Age=1; HttpOnly; SameSite=Lax',
  );
});
