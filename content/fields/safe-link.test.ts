import { expect, test } from 'vitest';
import { isSafeLink } from './safe-link.ts';
import { isVideoLink, toVideoLink } from './video-link.ts';

test.each(['/contactus', '#top', 'https://example.com/a?b=c', 'mailto:a@example.com', 'tel:+917900000001'])(
  'allows a link to %s',
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
])('refuses a link to %j', (link) => {
  expect(isSafeLink(link)).toBe(false);
});

test.each([
  ['https://www.youtube-nocookie.com/embed/abc', true],
  ['https://player.vimeo.com/video/1', true],
  ['/videos/1', true],
  ['https://www.youtube.com/watch?v=abc', false],
  ['https://www.youtube.com/@us', false],
  ['https://www.youtube.com/embed/', false],
  ['https://player.vimeo.com/1', false],
  ['http://www.youtube.com/embed/abc', false],
  ['https://www.youtube.com.example/embed/abc', false],
  ['//www.youtube.com/embed/abc', false],
])('the address %s is that of a player: %s', (link, expected) => {
  expect(isVideoLink(link)).toBe(expected);
});

test.each([
  ['https://www.youtube.com/watch?v=a-b_C1', 'https://www.youtube-nocookie.com/embed/a-b_C1'],
  ['https://m.youtube.com/watch?app=desktop&v=abc&t=30s', 'https://www.youtube-nocookie.com/embed/abc'],
  ['youtube.com/watch?v=abc', 'https://www.youtube-nocookie.com/embed/abc'],
  [' https://youtu.be/abc?si=xyz', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://youtube.com/shorts/abc?feature=share', 'https://www.youtube-nocookie.com/embed/abc'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871?share=copy', 'https://player.vimeo.com/video/76979871'],
])('turns the page %s into the player %s', (page, player) => {
  expect(toVideoLink(page)).toBe(player);
  expect(isVideoLink(player)).toBe(true);
});

test.each([
  'https://www.youtube.com/embed/abc',
  'https://www.youtube.com/playlist?list=abc',
  'https://www.youtube.com.example/watch?v=abc',
  'https://example.com/https://youtu.be/abc',
  // An unlisted video, which cannot be opened by its number alone.
  'https://vimeo.com/76979871/8272103f6e',
  '/videos/1',
  null,
  undefined,
])('leaves %s as it is', (value) => {
  expect(toVideoLink(value)).toBe(value);
});
