import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { carryCampaign } from './carry-campaign.ts';

const stay = (event: Event) => event.preventDefault();

beforeAll(() => {
  carryCampaign();
  addEventListener('click', stay, true);
});
afterAll(() => removeEventListener('click', stay, true));

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/gu/contactus"><b>Contact</b></a>
    <a href="#place">Place</a>
    <a href="/blogs?page=2">Next</a>
    <a href="/brochure.pdf" download>Brochure</a>
    <a href="/media/van.webp">Picture</a>
    <a href="https://elsewhere.example/">Elsewhere</a>
    <form method="get"><input name="km" value="90"></form>
    <form method="post"><input name="name" value="Asha"></form>`;
});

const follow = (selector: string): string | null => {
  const target = document.querySelector<HTMLElement>(selector);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return target?.closest('a')?.getAttribute('href') ?? null;
};

test('campaign parameters are added only to links to other pages of the site', () => {
  history.replaceState(null, '', '/blogs?utm_source=fair&utm_campaign=rajkot+2026&gclid=1');
  expect(follow('b')).toBe('/gu/contactus?utm_source=fair&utm_campaign=rajkot+2026');
  expect(follow('[href="#place"]')).toBe('#place');
  expect(follow('[href^="/blogs"]')).toBe('/blogs?page=2&utm_source=fair&utm_campaign=rajkot+2026');
  expect(follow('[download]')).toBe('/brochure.pdf');
  expect(follow('[href^="/media"]')).toBe('/media/van.webp');
  expect(follow('[href^="https://elsewhere"]')).toBe('https://elsewhere.example/');
});

test('campaign parameters are added to GET forms, not to POST forms', () => {
  history.replaceState(null, '', '/?utm_source=fair');
  const [asks, sends] = document.querySelectorAll('form');
  const tell = (form?: HTMLFormElement) => {
    const formData = new FormData(form);
    form?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    return Object.fromEntries(formData);
  };
  expect(tell(asks)).toEqual({ km: '90', utm_source: 'fair' });
  expect(tell(sends)).toEqual({ name: 'Asha' });
});

test('without campaign parameters no link changes', () => {
  history.replaceState(null, '', '/?km=90');
  expect(follow('b')).toBe('/gu/contactus');
});
