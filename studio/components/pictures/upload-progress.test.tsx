// @vitest-environment happy-dom
import { tooLarge } from '@ev-site/content/pictures/largest-picture.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UploadProgress } from './upload-progress.tsx';

/** A request whose progress and answer the test controls. */
class RequestUnderTest {
  static last: RequestUnderTest;
  status = 201;
  statusText = 'Created';
  responseText = '{}';
  upload: { onprogress?: (event: object) => void } = {};
  onload?: () => void;
  constructor() {
    RequestUnderTest.last = this;
  }
  open() {}
  send() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return '';
  }
}

const page = document.createElement('section');
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', RequestUnderTest);
  root = createRoot(page);
  await act(async () => root.render(<UploadProgress>The studio</UploadProgress>));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const sent = (loaded: number) =>
  act(async () => RequestUnderTest.last.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 }));
const said = () => page.querySelector('[role=status]')?.textContent;
const shown = () => page.querySelector('label')?.textContent;

test('shows the share of a picture that has been sent, and announces sending and processing', async () => {
  const body = new FormData();
  body.set('file', new File(['x'], 'x.png'));
  expect([said(), shown()]).toEqual(['', undefined]);
  let answered: Promise<Response> | undefined;
  await act(async () => {
    answered = window.fetch('/studio/api/media', { method: 'POST', body });
  });
  for (const share of [12, 13]) {
    await sent(share);
    expect([said(), shown()]).toEqual(['Sending the picture', `Sending the picture: ${share} %`]);
    expect(page.querySelector('progress')?.value).toBe(share);
  }
  await sent(100);
  expect([said(), shown()]).toEqual(['Making its sizes', 'Making its sizes …']);
  await act(async () => RequestUnderTest.last.onload?.());
  expect((await answered)?.status).toBe(201);
  expect([said(), shown()]).toEqual(['', undefined]);
});

test('a picture that is too large is refused before it is sent', async () => {
  const body = new FormData();
  const file = new File(['x'], 'x.png');
  Object.defineProperty(file, 'size', { value: 20_000_001 });
  body.set('file', file);
  const { last } = RequestUnderTest;
  const answer = await window.fetch('/studio/api/media', { method: 'POST', body });
  expect([answer.status, await answer.json()]).toEqual([413, { errors: [{ message: tooLarge }] }]);
  expect([RequestUnderTest.last, said()]).toEqual([last, '']);
});
