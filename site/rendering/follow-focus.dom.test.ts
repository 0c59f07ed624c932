import { beforeEach, expect, test, vi } from 'vitest';
import { followFocus } from './follow-focus.ts';

const scrolled: string[] = [];

followFocus();

beforeEach(() => {
  document.body.innerHTML = `
    <a id="first" href="/a">A</a>
    <a id="second" href="/b">B</a>`;
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  // This document has no keyboard to tell by.
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true);
});

const focus = (id: string) => {
  const element = document.getElementById(id);
  element?.focus();
  return element;
};

test('a page that was scrolled away from what has the focus stays so when its window has the focus again', () => {
  const link = focus('first');
  window.dispatchEvent(new Event('blur'));
  const focusAgain = () => link?.dispatchEvent(new Event('focusin', { bubbles: true }));
  focusAgain();
  expect(scrolled).toEqual(['first']);
  focus('second');
  focus('first');
  expect(scrolled).toEqual(['first', 'second', 'first']);
  window.dispatchEvent(new Event('blur'));
  focus('second');
  focusAgain();
  expect(scrolled).toEqual(['first', 'second', 'first', 'second', 'first']);
});
