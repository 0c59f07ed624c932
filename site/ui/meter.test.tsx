import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Meter, MeterList } from './meter.tsx';

const render = (figure: Parameters<typeof Meter>[0]['figure']) =>
  renderToStaticMarkup(
    <MeterList>
      <Meter figure={figure} />
    </MeterList>,
  );
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('says label, figure with its unit, and condition, in this order', () => {
  expect(text(render({ label: 'Range', value: '110', unit: 'km', condition: 'certified' }))).toBe(
    'Range 110 km certified',
  );
});

test('sets the rupee sign before the figure and the note after it', () => {
  const saved = { label: 'Saved', value: '75,000', unit: '₹', note: 'each', condition: 'per year' };
  expect(text(render({ ...saved, unitPosition: 'before' }))).toBe('Saved ₹ 75,000 each per year');
});

test('sets a phrase smaller than a number', () => {
  expect(render({ label: 'Brakes', value: 'Mechanical drum', condition: 'all wheels' })).toContain('words');
  expect(render({ label: 'Range', value: '90 to 100', condition: 'typical' })).not.toContain('words');
});
