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
