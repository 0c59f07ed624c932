import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HeldRows } from './held-rows.tsx';

const list = vi.hoisted(() => ({ docs: [] as object[], count: 0 }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { id: 7 } }),
  useListQuery: () => ({ data: list }),
  useSelection: () => ({ count: list.count }),
}));

const openWith = (id: number) => ({ _isLocked: true, _userEditing: { id } });
const read = (count: number, ...docs: object[]) => {
  Object.assign(list, { docs, count });
  return renderToStaticMarkup(<HeldRows />).replace(/<[^>]+>/g, '');
};

test('after ticking all rows, shows how many are left out because colleagues have them open', () => {
  const said = 'Not ticked, as colleagues have them open: 1.';
  expect(read(2, openWith(8), {}, {})).toBe(said);
  expect(read(3, openWith(8), openWith(7), {}, {})).toBe(said);
  // Some rows ticked one by one, none held by a colleague, or none ticked.
  expect(read(1, openWith(8), {}, {})).toBe('');
  expect(read(2, {}, openWith(7))).toBe('');
  expect(read(0, openWith(8))).toBe('');
});
