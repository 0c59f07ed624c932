import { expect, test } from 'vitest';
import { withoutQuery } from './canonical-path.ts';

test('withoutQuery removes the query and the fragment, whatever they contain', () => {
  expect(withoutQuery('/events')).toBe('/events');
  for (const rest of ['?a=1#b', '#b?a', '?a\nb']) expect(withoutQuery(`/events${rest}`)).toBe('/events');
  expect(withoutQuery(`${'?'.repeat(500_000)}\n`)).toBe('');
});
