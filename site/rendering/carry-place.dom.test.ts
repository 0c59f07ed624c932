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

test('a link to another language keeps the fragment of the address', () => {
  expect(new URL(follow() ?? '', location.href).hash).toBe('');
  history.replaceState(null, '', '/contactus#enquiry');
  expect(follow()).toMatch(/\/hi\/contactus\?vehicle=major#enquiry$/);
});

test('a link to another language leads to the form used last, whatever the fragment', () => {
  history.replaceState(null, '', '/contactus#enquiry');
  begin('#form input');
  expect(follow()).toMatch(/\/hi\/contactus\?vehicle=major#form$/);
  begin('nav a');
  expect(follow()).toMatch(/#form$/);
  begin('#savings input');
  expect(follow()).toMatch(/#savings$/);
});

/** Draws a form of the page `/find` in its initial state, with this method and action. */
const draw = (method: string, action: string, holder = '') => {
  history.replaceState(null, '', '/find?km=5');
  document.body.innerHTML = `
    <nav><a hreflang="hi" href="/hi/find?km=5" lang="hi">हिन्दी</a></nav>
    <main><div id="questions" ${holder}><form method="${method}" action="${action}">
      <input type="radio" name="carry" value="goods">
      <input type="radio" name="carry" value="people"><input name="people"><input name="km" value="5">
      <select name="noon"><option value="">None</option><option value="2">2 h</option></select>
    </form></div></main>`;
  begin('[name="km"]');
};
/** Fills in the form; without a value, `km` and `noon` keep their initial state. */
const choose = ({ km = '5', noon = '', carry = false } = {}) => {
  const get = <Control extends Element>(selector: string) => document.querySelector<Control>(selector);
  Object.assign(get<HTMLInputElement>('[name="km"]') ?? {}, { value: km });
  Object.assign(get<HTMLSelectElement>('select') ?? {}, { value: noon });
  Object.assign(get<HTMLInputElement>('[value="goods"]') ?? {}, { checked: carry });
  get('form')?.dispatchEvent(new Event('input', { bubbles: true }));
};

test('a link to another language keeps the query of the page if the form is unchanged or changed back', () => {
  draw('get', '/find#answer');
  expect(follow()).toMatch(/\/hi\/find\?km=5#questions$/);
  // The browser of the tests has followed the link.
  draw('get', '/find#answer');
  choose({ km: '60' });
  choose();
  expect(follow()).toMatch(/\/hi\/find\?km=5#questions$/);
});

test.each([
  ['what was chosen', { km: '60', carry: true }, 'carry=goods&km=60&begun=1'],
  ['a choice of a list', { noon: '2' }, 'km=5&noon=2&begun=1'],
  ['that all was emptied', { km: '' }, 'begun=1'],
])('%s is added to a link to another language, marked as begun', (_what, chosen, search) => {
  draw('get', '/find#answer');
  choose(chosen);
  expect(follow()).toMatch(new RegExp(`/hi/find\\?${search}#questions$`));
});

test.each([
  ['that asks another page', 'get', '/savings#slip', ''],
  ['that is sent', 'post', '/find', ''],
  ['whose island keeps it in the address', 'get', '/find', 'data-awake'],
])('no choice is added for a form %s', (_which, method, action, holder) => {
  draw(method, action, holder);
  choose({ km: '60' });
  expect(follow()).toMatch(/\/hi\/find\?km=5#questions$/);
});
