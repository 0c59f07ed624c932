import { expect, test } from 'vitest';
import { toRowLabel } from './to-row-label.ts';

test.each([
  [{ label: 'Charging time', min: 8, max: 10, unit: 'h' }, 'Charging time: 8 to 10 h'],
  [{ label: 'Savings', min: 75000, unit: '₹' }, 'Savings: ₹ 75000'],
  [{ label: 'Brakes', text: 'Drum' }, 'Brakes'],
  [{ title: 'More storage', text: 'Behind the seat' }, 'More storage'],
  [{ text: 'Three-wheeler drivers' }, 'Three-wheeler drivers'],
  [{ kind: 'link', page: 'AboutUs', address: null, label: null }, 'About us'],
  [{ kind: 'link', page: 'Home', label: 'Start' }, 'Start: Home'],
  [{ kind: 'products', page: null }, 'Products: all vehicles'],
  [{ kind: 'group', label: 'News' }, 'News: a group that opens'],
  [{ kind: 'group', label: null }, 'Media: a group that opens'],
  [{ page: null, address: 'https://example.com', label: 'Partner' }, 'Partner: https://example.com'],
  [{ page: null, address: null }, 'Row 3'],
  [{ network: 'linkedin', url: 'https://www.linkedin.com' }, 'LinkedIn'],
  [{ number: '+91 79 0000 1018' }, '+91 79 0000 1018'],
  [{ label: 'Sales', number: '+91 79 0000 0002' }, 'Sales'],
  [{ days: ['mon', 'sat'], opens: '09:00', closes: '13:00' }, 'Mon, Sat 09:00-13:00'],
  [{ days: [], opens: '09:00', closes: null }, 'Row 3'],
  [{ label: '' }, 'Row 3'],
  [undefined, 'Row 3'],
])('labels the row %j', (data, label) => {
  expect(toRowLabel(data, 2)).toBe(label);
});
