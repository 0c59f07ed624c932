import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';
import { isVideoLink } from './video-link.ts';

test.each(['/contactus', '#top', 'https://example.com/a?b=c', 'mailto:a@example.com', 'tel:+917900000001'])(
  'links to %s',
  (link) => {
    expect(isSafeLink(link)).toBe(true);
  },
);

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'contactus',
  '',
  null,
])('does not link to %j', (link) => {
  expect(isSafeLink(link)).toBe(false);
});

test.each([
  ['https://www.youtube-nocookie.com/embed/abc', true],
  ['https://player.vimeo.com/video/1', true],
  ['/videos/1', true],
  ['http://www.youtube.com/embed/abc', false],
  ['https://www.youtube.com.example/embed/abc', false],
  ['//www.youtube.com/embed/abc', false],
])('takes %s as a video: %s', (link, expected) => {
  expect(isVideoLink(link)).toBe(expected);
});
