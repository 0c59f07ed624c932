import { beforeEach, expect, test, vi } from 'vitest';
import { createDialogOpener } from './dialog-opener.ts';

const opener = createDialogOpener('[data-enquire]');

beforeEach(() => {
  opener.close();
  document.body.innerHTML =
    '<a href="#f" data-enquire data-colorval="Green"><b>Enquire</b></a><a href="#other">Other</a>';
});

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

test('a click inside a link opens the dialog with the data of the link instead of following it', () => {
  const told = vi.fn();
  const stop = opener.subscribe(told);
  expect(click('b').defaultPrevented).toBe(true);
  expect(opener.get()).toMatchObject({ colorval: 'Green' });
  opener.close();
  expect(opener.get()).toBeNull();
  expect(told).toHaveBeenCalledTimes(2);
  stop();
  click('b');
  expect(told).toHaveBeenCalledTimes(2);
});

test.each<[string, string, MouseEventInit]>([
  ['another link', '[href="#other"]', {}],
  ['a new tab', 'b', { ctrlKey: true }],
  ['a new window', 'b', { shiftKey: true }],
  ['the middle button', 'b', { button: 1 }],
])('a click for %s does not open the dialog', (_what, selector, init) => {
  expect(click(selector, init).defaultPrevented).toBe(false);
  expect(opener.get()).toBeNull();
});

test('if a dialog exists twice only the second one answers clicks', () => {
  document.body.innerHTML = '<a href="/contactus" data-twice="x">Enquire</a>';
  const first = createDialogOpener('[data-twice]');
  const second = createDialogOpener('[data-twice]');
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(first.get()).toBeNull();
  expect(second.get()).toEqual({ twice: 'x' });
});
