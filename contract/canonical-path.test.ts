import { expect, test } from 'vitest';
import { withoutQuery } from './canonical-path.ts';

test('nothing is left of a query, whatever stands in it', () => {
  expect(withoutQuery('/events')).toBe('/events');
  for (const rest of ['?a=1#b', '#b?a', '?a\nb']) expect(withoutQuery(`/events${rest}`)).toBe('/events');
  expect(withoutQuery(`${'?'.repeat(500_000)}\n`)).toBe('');
});
