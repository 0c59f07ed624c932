// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLeaveConfirmation } from './use-leave-confirmation.ts';
import { isUnsaved } from './use-unsaved.ts';

const question = 'What is typed goes. Leave?';
const confirm = vi.fn();
const follow = vi.fn();
const page = document.body.appendChild(document.createElement('section'));
// Follows a link as Next does; there is no browser here to do so.
page.addEventListener('click', (event) => {
  follow((event.target as Element).textContent);
  event.preventDefault();
});
let root: Root;

const Typed = ({ isAtStake }: { isAtStake: boolean }) => {
  useLeaveConfirmation(isAtStake, question);
  return (
    <>
      <a id="away" href="/studio/collections/leads">
        <b>Leads</b>
      </a>
      <a href="#log">Log</a>
      <a href="tel:+919825012345">Call</a>
      <a href="/studio/help" target="_blank" rel="noopener">
        Help
      </a>
      <a href="/studio/file.csv" download="file.csv">
        A file
      </a>
      <a href="/studio/api/leads/3/resume">Resume</a>
    </>
  );
};
const draw = (isAtStake: boolean) => act(async () => root.render(<Typed isAtStake={isAtStake} />));

beforeEach(async () => {
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(false));
  follow.mockReset();
  root = createRoot(page);
  await draw(true);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const press = (more: MouseEventInit = {}) =>
  page
    .querySelector('#away b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));

test('a link that leads away is followed only after confirmation', () => {
  press();
  expect(confirm.mock.calls).toEqual([[question]]);
  expect(follow).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  press();
  expect(follow).toHaveBeenCalledExactlyOnceWith('Leads');
});

test('the browser asks too, unless the question has just been confirmed', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(isUnsaved()).toBe(true);
  confirm.mockReturnValue(true);
  press();
  expect(isUnsaved()).toBe(false);
  vi.advanceTimersByTime(1001);
  expect(isUnsaved()).toBe(true);
  // A person who stayed is asked again, also right after opening another program.
  page.querySelector<HTMLElement>('[href^="tel:"]')?.click();
  expect(isUnsaved()).toBe(false);
  confirm.mockReturnValue(false);
  press();
  expect(isUnsaved()).toBe(true);
});

test('links to another tab, another program, a part of the page or a file do not ask', () => {
  press({ ctrlKey: true });
  for (const link of page.querySelectorAll<HTMLElement>('a:not(#away)')) link.click();
  expect(confirm).not.toHaveBeenCalled();
  expect(follow.mock.calls.flat()).toEqual(['Leads', 'Log', 'Call', 'Help', 'A file', 'Resume']);
});

test('nothing asks when nothing is unsaved', async () => {
  await draw(false);
  press();
  expect([confirm.mock.calls, isUnsaved()]).toEqual([[], false]);
});
