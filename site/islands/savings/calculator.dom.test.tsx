import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleCalculator } from '../../testing/example-calculator.ts';
import SavingsCalculator from '../savings-calculator.island.tsx';

let root: ReturnType<typeof hydrateRoot> | undefined;

/** Draws the page like the server, lets `before` type before any script runs, then starts the island. */
const open = async (
  asked: Record<string, string> = {},
  before: (form: HTMLFormElement) => void = () => {},
) => {
  const props = { ...exampleCalculator, asked };
  document.body.innerHTML = `<div id="root">${renderToString(<SavingsCalculator {...props} />)}</div>`;
  const holder = document.querySelector('#root');
  const form = document.querySelector('form');
  if (!holder || !form) throw new Error('The calculator was not drawn.');
  before(form);
  await act(async () => {
    root = hydrateRoot(holder, <SavingsCalculator {...props} />);
  });
  return form;
};

const field = (form: HTMLFormElement, name: string): HTMLInputElement => {
  const found = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

const type = (input: HTMLInputElement, text: string) =>
  act(async () => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

const choose = (form: HTMLFormElement, name: string, value: string) =>
  act(async () => {
    const radio = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
    if (!radio) throw new Error(`There is no choice ${value}.`);
    radio.checked = true;
    radio.dispatchEvent(new Event('input', { bubbles: true }));
  });

const verdict = () => document.querySelector('#slip h2')?.textContent;
const heard = () => document.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  history.replaceState(null, '', '/savings');
});
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the result follows the typing at once, the address and the announcement after a pause', async () => {
  const form = await open();
  await type(field(form, 'battery'), '0');
  expect(verdict()).toBe('Major saves you ₹3,15,557 in 5 years (without the next battery)');
  expect(heard()).toBe('');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(heard()).toBe('Major saves you ₹3,15,557 in 5 years (without the next battery)');
  expect(location.search).toBe('?vehicle=major&against=diesel&battery=0');
  expect(document.querySelector('[data-enquire]')?.getAttribute('data-reckoning')).toBe(
    '/savings?vehicle=major&against=diesel&battery=0',
  );
});

test('the shared message names the vehicle, the distance and the fuel; its link and the form without script lead to the result', async () => {
  const form = await open();
  await type(field(form, 'km'), '70');
  const { href } = document.querySelector<HTMLAnchorElement>('a[href^="https://wa.me"]') ?? {};
  expect(new URL(href ?? '').searchParams.get('text')).toBe(
    `${verdict()}. At 70 km a day, against diesel. https://ev.example/savings?vehicle=major&against=diesel&km=70#slip`,
  );
  expect(form.getAttribute('action')).toBe('/savings#slip');
});

test('a new vehicle brings its own start values, but keeps what the visitor typed', async () => {
  const form = await open();
  await type(field(form, 'km'), '70');
  await choose(form, 'vehicle', 'millo');
  expect(field(form, 'kwh').value).toBe('6.84');
  expect(field(form, 'km').value).toBe('70');
  // The fuel of the vehicle's own claim changes, too.
  const fuel = () => new FormData(form).get('against');
  expect([fuel(), field(form, 'fuelprice').value]).toEqual(['cng', '84.5']);
  await choose(form, 'against', 'petrol');
  await choose(form, 'vehicle', 'major');
  expect(fuel()).toBe('petrol');
  expect(field(form, 'km').value).toBe('70');
});

test('the bar at the foot of the screen enquires about the calculated vehicle, also by its address', async () => {
  const form = await open();
  const bar = '<nav><a data-enquire href="/contactus?vehicle=major#enquiry">Enquire</a></nav>';
  document.body.insertAdjacentHTML('beforeend', bar);
  await choose(form, 'vehicle', 'millo');
  const link = document.querySelector<HTMLElement>('nav [data-enquire]');
  expect(link?.getAttribute('href')).toBe('/contactus?vehicle=millo#enquiry');
  expect(link?.dataset).toMatchObject({ product: 'millo', marker: 'millo', name: 'Millo' });
  expect(link?.dataset.reckoning).toContain('vehicle=millo');
});

test('what is typed before a new choice is calculated stays', async () => {
  const form = await open();
  const diesel = field(form, 'fuelprice').value;
  await act(async () => {
    const petrol = form.querySelector<HTMLInputElement>('[name="against"][value="petrol"]');
    if (petrol) petrol.checked = true;
    petrol?.dispatchEvent(new Event('input', { bubbles: true }));
    field(form, 'km').value = '65';
  });
  expect(field(form, 'fuelprice').value).not.toBe(diesel);
  expect(field(form, 'km').value).toBe('65');
});

test('what was typed before the script loaded is used and stays', async () => {
  const form = await open({}, (drawn) => {
    field(drawn, 'battery').value = '0';
  });
  expect(verdict()).toBe('Major saves you ₹3,15,557 in 5 years (without the next battery)');
  expect(field(form, 'battery').value).toBe('0');
});

test('announces nothing and keeps the address until the visitor changes something', async () => {
  await open({ km: '80' });
  await act(async () => vi.advanceTimersByTime(2000));
  expect(heard()).toBe('');
  expect(location.href).toMatch(/\/savings$/);
});

test('links to other languages have the current input and keep the campaign', async () => {
  history.replaceState(null, '', '/savings?utm_source=fair');
  const form = await open();
  document.body.insertAdjacentHTML('beforeend', '<nav><a hreflang="hi" href="/hi/savings">हिन्दी</a></nav>');
  await type(field(form, 'km'), '80');
  expect(document.querySelector('nav a')?.getAttribute('href')).toMatch(
    /\/hi\/savings\?vehicle=major&against=diesel&km=80&utm_source=fair$/,
  );
});

test('the title mentions an error only until all errors are corrected', async () => {
  document.title = 'Please check: Savings';
  const form = await open({ km: 'nintey', years: '400' });
  await type(field(form, 'km'), '90');
  expect(document.title).toBe('Please check: Savings');
  await type(field(form, 'years'), '4');
  expect(document.title).toBe(exampleCalculator.title);
});

test('a number out of bounds is marked at its field, and there is no result', async () => {
  const form = await open();
  await type(field(form, 'km'), '4000');
  expect(field(form, 'km').getAttribute('aria-invalid')).toBe('true');
  expect(form.textContent).toContain('At most 400.');
  expect(verdict()).toBe(exampleCalculator.words.answer.problems);
});

test('in place of the result each wrong value links to its field until it is corrected', async () => {
  const form = await open({ km: 'nintey', fuelprice: '9000', against: 'steam' });
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('#slip a')].map(({ hash, textContent }) => [
      document.querySelector(hash)?.getAttribute('name'),
      textContent,
    ]);
  const [fuel, km, price] = links();
  expect(fuel).toEqual(['against', `${exampleCalculator.words.against}: Please choose one of these.`]);
  expect(km).toEqual(['km', 'Driven a day: Write a number, for example 5.']);
  expect(price?.[1]).toMatch(/^Price of diesel: At most /);
  // The slip changes with every key. The change is announced once, when the typing pauses.
  expect(document.querySelector('#slip [role="alert"]')).toBeNull();
  await type(field(form, 'km'), '90');
  expect(links().map(([name]) => name)).toEqual(['fuelprice']);
});

test('submitting focuses the first wrong number, even in closed details, or else the result', async () => {
  const form = await open();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const more = form.querySelector('details') as HTMLDetailsElement;
  const send = () =>
    act(async () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await type(field(form, 'years'), '400');
  await act(async () => {
    more.open = false;
    more.dispatchEvent(new Event('toggle'));
  });
  await send();
  expect(document.activeElement).toBe(field(form, 'years'));
  expect(more.open).toBe(true);
  await type(field(form, 'km'), '4000');
  await send();
  expect(document.activeElement).toBe(field(form, 'km'));
  expect(scrolled).not.toHaveBeenCalled();
  await type(field(form, 'km'), '80');
  await type(field(form, 'years'), '4');
  await send();
  expect(scrolled.mock.contexts).toEqual([document.querySelector('#slip')]);
  // The heading takes the focus even if nothing has changed, so that it is read out.
  expect(document.activeElement).toBe(document.querySelector('#slip h2'));
  scrolled.mockRestore();
});

test('submitting focuses the current result, which is read out once', async () => {
  const form = await open();
  const read: (string | null | undefined)[] = [];
  document.querySelector('#slip h2')?.addEventListener('focus', () => read.push(verdict()));
  await act(async () => {
    field(form, 'battery').value = '0';
    field(form, 'battery').dispatchEvent(new Event('input', { bubbles: true }));
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await act(async () => vi.advanceTimersByTime(1000));
  expect(read).toEqual(['Major saves you ₹3,15,557 in 5 years (without the next battery)']);
  expect(heard()).toBe('');
  expect(location.search).toBe('?vehicle=major&against=diesel&battery=0');
  await type(field(form, 'battery'), '1000');
  await act(async () => vi.advanceTimersByTime(1000));
  expect(heard()).toBe(verdict());
});

test('a field that is left empty shows its start value', async () => {
  const form = await open();
  const before = verdict();
  const insurance = field(form, 'insurance');
  await act(async () => insurance.focus());
  await type(insurance, '0');
  expect(verdict()).not.toBe(before);
  await type(insurance, '');
  expect(insurance.value).toBe('');
  await act(async () => insurance.blur());
  expect([insurance.value, verdict()]).toEqual(['12000', before]);
  await act(async () => insurance.focus());
  await type(insurance, '0');
  await act(async () => insurance.blur());
  expect(insurance.value).toBe('0');
});

test('the assumptions open for a wrong value inside, and only the visitor closes them', async () => {
  const form = await open();
  const more = form.querySelector('details') as HTMLDetailsElement;
  const toggle = (isOpen: boolean) =>
    act(async () => {
      more.open = isOpen;
      more.dispatchEvent(new Event('toggle'));
    });
  await type(field(form, 'years'), '400');
  expect(more.open).toBe(true);
  await type(field(form, 'years'), '4');
  expect(more.open).toBe(true);
  await toggle(false);
  await type(field(form, 'km'), '70');
  expect(more.open).toBe(false);
  await toggle(true);
  await type(field(form, 'years'), '');
  await type(field(form, 'years'), '3');
  expect(more.open).toBe(true);
});

test('the step buttons stay within the bounds', async () => {
  const form = await open({ efficiency: '1' });
  const step = (label: string) =>
    act(async () => form.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)?.click());
  await step('More: Driven a day');
  expect(field(form, 'km').value).toBe('95');
  await step('Less: Driven a day');
  await step('Less: Driven a day');
  expect(field(form, 'km').value).toBe('85');
  await step('More: Charging efficiency');
  expect(field(form, 'efficiency').value).toBe('1');
  // An empty field counts with its start value.
  await type(field(form, 'km'), '');
  await step('More: Driven a day');
  expect(field(form, 'km').value).toBe('95');
});

test('a step announces the new number before the result, and typing only the result', async () => {
  const form = await open();
  const rest = () => act(async () => vi.advanceTimersByTime(1000));
  const step = () =>
    act(async () => form.querySelector<HTMLButtonElement>('[aria-label="More: Driven a day"]')?.click());
  await step();
  await rest();
  expect(heard()).toBe(`Driven a day: 95. ${verdict()}`);
  await step();
  await rest();
  expect(heard()).toBe(`Driven a day: 100. ${verdict()}`);
  await type(field(form, 'battery'), '0');
  await rest();
  expect(heard()).toBe(verdict());
});

test('in each year of the table the difference equals the difference of the two amounts', async () => {
  await open({ vehicle: 'major', against: 'diesel', km: '61' });
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) =>
      Number(textContent?.replace(/[₹,]/g, '').replace('−\u2060', '-')),
    ),
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const [own = 0, other = 0, difference] of rows) expect(difference).toBe(other - own);
});
