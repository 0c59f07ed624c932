import { beforeAll, beforeEach, expect, test } from 'vitest';
import { carryPlace } from './carry-place.ts';

beforeAll(carryPlace);

beforeEach(() => {
  history.replaceState(null, '', '/contactus');
  document.body.innerHTML = `
    <nav><a hreflang="hi" href="/hi/contactus?vehicle=major" lang="hi">हिन्दी</a></nav>
    <main id="content">
      <section id="enquiry"><div id="form"><form><input id="_R_1_"></form></div></section>
      <form id="savings"><input></form>
    </main>`;
});

const follow = (): string | null => {
  const link = document.querySelector('nav a');
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return link?.getAttribute('href') ?? null;
};
const begin = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('focusin', { bubbles: true }));

test('another language leads to the part of the page that the address names', () => {
  expect(new URL(follow() ?? '', location.href).hash).toBe('');
  history.replaceState(null, '', '/contactus#enquiry');
  expect(follow()).toMatch(/\/hi\/contactus\?vehicle=major#enquiry$/);
});

test('and to the form that was begun last, whatever the address names', () => {
  history.replaceState(null, '', '/contactus#enquiry');
  begin('#form input');
  expect(follow()).toMatch(/\/hi\/contactus\?vehicle=major#form$/);
  begin('nav a');
  expect(follow()).toMatch(/#form$/);
  begin('#savings input');
  expect(follow()).toMatch(/#savings$/);
});

/** A form of the page `/find`, in which something was chosen, of that method and to that address. */
const choose = (method: string, action: string, holder = '') => {
  history.replaceState(null, '', '/find?km=5');
  document.body.innerHTML = `
    <nav><a hreflang="hi" href="/hi/find?km=5" lang="hi">हिन्दी</a></nav>
    <main><div id="questions" ${holder}><form method="${method}" action="${action}">
      <input type="radio" name="carry" value="goods" checked>
      <input type="radio" name="carry" value="people"><input name="people"><input name="km" value="60">
    </form></div></main>`;
  begin('[name="km"]');
};
const change = () =>
  document.querySelector('[name="km"]')?.dispatchEvent(new Event('input', { bubbles: true }));

test('what was chosen in a form that asks goes along, but nothing where no choice was made', () => {
  choose('get', '/find#answer');
  expect(follow()).toMatch(/\/hi\/find\?km=5#questions$/);
  // The browser of the tests has followed the link.
  choose('get', '/find#answer');
  change();
  expect(follow()).toMatch(/\/hi\/find\?carry=goods&km=60#questions$/);
});

test.each([
  ['that asks another page', 'get', '/savings#slip', ''],
  ['that is sent', 'post', '/find', ''],
  ['whose island keeps it in the address', 'get', '/find', 'data-awake'],
])('not of a form %s', (_which, method, action, holder) => {
  choose(method, action, holder);
  change();
  expect(follow()).toMatch(/\/hi\/find\?km=5#questions$/);
});
