import { beforeEach, expect, test, vi } from 'vitest';
import { followFocus } from './follow-focus.ts';

const scrolled: string[] = [];

const wide = new EventTarget();
vi.stubGlobal('matchMedia', () => wide);
followFocus();

beforeEach(() => {
  document.body.innerHTML = `
    <a id="first" href="/a">A</a>
    <a id="second" href="/b">B</a>`;
  scrolled.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id);
  });
  // The test's document cannot tell keyboard focus from other focus.
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true);
});

const focus = (id: string) => {
  const element = document.getElementById(id);
  element?.focus();
  return element;
};

test('does not scroll back to the focused element when the window gets the focus again', () => {
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

/** An open menu; the test's document does not support popovers. */
const openMenu = () => {
  document.body.innerHTML = `
    <div id="menu" popover><a id="here" href="#top">Here</a><a id="there" href="/there">There</a></div>
    <a id="outside" href="#form">To the form</a>`;
  const menu = Object.assign(document.getElementById('menu') as HTMLElement, { hidePopover: vi.fn() });
  vi.spyOn(document, 'querySelectorAll').mockReturnValue([menu] as unknown as NodeListOf<HTMLElement>);
  return menu;
};
const click = (id: string) => {
  const link = document.getElementById(id);
  if (link) link.hidePopover = () => {};
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

test('a menu closes at a link in it to the current page, and stays open for every other link', () => {
  const menu = openMenu();
  click('there');
  click('outside');
  expect(menu.hidePopover).not.toHaveBeenCalled();
  click('here');
  expect(menu.hidePopover).toHaveBeenCalledOnce();
});

test('the parts that a full-screen menu covers are inert while it is open', () => {
  document.body.innerHTML =
    '<header><a href="/">Home</a><div id="menu" popover><div id="lines" popover></div></div></header><main></main><footer></footer>';
  const toggle = (id: string, newState: string) =>
    document.getElementById(id)?.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
  const listHeld = () => [...document.body.children].map((part) => (part as HTMLElement).inert);
  toggle('menu', 'open');
  expect(listHeld()).toEqual([false, true, true]);
  // Opening or closing a panel inside the menu changes nothing outside it.
  toggle('lines', 'open');
  toggle('lines', 'closed');
  expect(listHeld()).toEqual([false, true, true]);
  toggle('menu', 'closed');
  expect(listHeld()).toEqual([false, false, false]);
});

test('the menu closes when the screen becomes wide enough for the menu in a line', () => {
  const menu = openMenu();
  document.body.hidePopover = () => {};
  wide.dispatchEvent(new Event('change'));
  expect(menu.hidePopover).toHaveBeenCalledOnce();
});
