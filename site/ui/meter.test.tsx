import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type MeterFigure, MeterList } from './meter.tsx';
import { toEms } from './meter-width.ts';

const render = (...figures: MeterFigure[]) =>
  renderToStaticMarkup(<MeterList figures={figures.map((figure) => ({ ...figure, key: figure.label }))} />);
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('shows the label, the figure with its unit, and the condition, in this order', () => {
  expect(text(render({ label: 'Range', value: '110', unit: 'km', condition: 'certified' }))).toBe(
    'Range 110 km certified',
  );
});

test('sets the rupee sign before the figure and the note after it', () => {
  const saved = { label: 'Saved', value: '75,000', unit: '₹', note: 'each', condition: 'per year' };
  expect(text(render({ ...saved, unitPosition: 'before' }))).toBe('Saved ₹ 75,000 each per year');
});

test('links only the condition, and only if it has an address', () => {
  const range = { label: 'Range', value: '110', unit: 'km', condition: 'certified' };
  expect(render({ ...range, href: '#how' })).toContain('<a class="link" href="#how">certified</a></dd>');
  expect(render(range)).not.toContain('<a');
});

test('keeps a hyphenated word of a condition on one line', () => {
  const limit = { label: 'Speed', value: '25', unit: 'km/h', condition: 'limit of the e-cart class' };
  const kept = 'limit of the <span class="whole">e-cart</span> class';
  expect(render(limit)).toContain(`>${kept}</dd>`);
  expect(render({ ...limit, href: '#how' })).toContain(`>${kept}</a></dd>`);
});

test('sets a figure of words smaller than a number', () => {
  expect(render({ label: 'Brakes', value: 'Mechanical drum', condition: 'all wheels' })).toContain('words');
  expect(render({ label: 'Range', value: '90 to 100', condition: 'typical' })).not.toContain('words');
});

test('sets words among the digits as small as a unit, without changing the text', () => {
  const html = render({ label: 'Saved', value: 'About ₹1.20 lakh', condition: 'per year' });
  expect(html).toContain(
    '<span class="unit">About</span> <span class="unit">₹</span><span>1.20</span> <span class="unit">lakh</span>',
  );
  expect(html).not.toContain('words');
});

test('sets all figures of a list in the size that the widest one needs', () => {
  const saved = { label: 'Saved', value: 'About ₹1.20 lakh', condition: 'per year' };
  const range = { label: 'Range', value: '140', unit: 'km', condition: 'certified' };
  const widest = toEms(saved);
  expect(toEms(range)).toBeLessThan(widest);
  const html = render(range, saved);
  expect(html).toContain(`ems${widest}`);
  expect(html.match(/ems/g)).toHaveLength(1);
});
