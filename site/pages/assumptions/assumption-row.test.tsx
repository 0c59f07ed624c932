import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { getLocale } from '../../page/locale.ts';
import { localeContext } from '../../page/locale-context.ts';
import { AssumptionRow } from './assumption-row.tsx';
import type { PrintedAssumption } from './group-assumptions.ts';

const diesel: PrintedAssumption = {
  id: 'dieselPrice',
  key: 'dieselPrice',
  placeUsedInstead: null,
  name: 'Diesel',
  value: 97.92,
  low: 94.1,
  high: 98.1,
  unit: '₹/l',
  place: 'Ahmedabad',
  isEstimate: false,
  source: { title: 'Prices', publisher: 'Pumps', url: 'https://prices.example/' },
  asOf: '2026-07-31',
  isOverdue: false,
  endsOn: null,
  hasEnded: false,
  note: '',
};

const draw = (changes: Partial<PrintedAssumption>, language: 'en' | 'hi' = 'en') =>
  renderToStaticMarkup(
    <localeContext.Provider value={getLocale(language)}>
      <table>
        <tbody>
          <AssumptionRow assumption={{ ...diesel, ...changes }} />
        </tbody>
      </table>
    </localeContext.Provider>,
  );
const read = (changes: Partial<PrintedAssumption>) =>
  draw(changes)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('shows the name, the place, the value, its range, the source and the date', () => {
  expect(read({})).toBe(
    'Diesel Ahmedabad ₹97.92 a litre ₹94.10 to 98.10 a litre Prices, Pumps as of 31 July 2026',
  );
  expect(draw({})).toContain('<tr id="dieselPrice"');
  expect(draw({})).toContain('<a href="https://prices.example/" rel="noopener external">Prices, Pumps</a>');
});

test('an estimate says so, and names its source if there is one', () => {
  const nothing = { title: '', publisher: '', url: '' };
  expect(read({ isEstimate: true, source: nothing })).toMatch(/litre Estimate as of/);
  expect(read({ isEstimate: true })).toMatch(/Estimate after Prices, Pumps as of/);
  expect(read({ source: { ...nothing, publisher: 'Pumps' } })).toMatch(/litre Pumps as of/);
});

test('an overdue value shows only its month, and that it is due for review', () => {
  expect(read({ isOverdue: true })).toMatch(/from July 2026, due for review/);
  expect(read({ isOverdue: true })).not.toContain('as of');
});

test('an incentive shows its last day, and counts as 0 afterwards', () => {
  expect(read({ endsOn: '2028-03-31' })).toContain('Ends on 31 March 2028.');
  const ended = read({ endsOn: '2026-03-31', hasEnded: true, value: 0, low: null, high: null });
  expect(ended).toContain('₹0 a litre none given');
  expect(ended).toContain('Ended on 31 March 2026. Counts as 0 since then.');
});

test('a value without a place holds for India, and a further value says which one counts', () => {
  expect(read({ place: '' })).toMatch(/^Diesel India ₹/);
  expect(read({ placeUsedInstead: 'Ahmedabad', place: 'Delhi' })).toContain(
    'starts with the value of Ahmedabad',
  );
  expect(read({ placeUsedInstead: '' })).toContain('starts with the value of India');
});

test('dates are in the language of the reader', () => {
  expect(draw({}, 'hi')).toContain('31 जुलाई 2026');
});
