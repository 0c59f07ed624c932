// @vitest-environment happy-dom
import type { DefaultCellComponentProps, RelationshipFieldClient } from 'payload';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { RelatedCell } from './related-cell.tsx';

const list = vi.hoisted(() => ({
  documents: {} as Record<string, Record<number, object | false | null>>,
  getRelationships: vi.fn(),
}));

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  useListRelationships: () => list,
  useConfig: () => ({ getEntityConfig: () => ({ admin: { useAsTitle: 'name' } }) }),
}));

type Props = DefaultCellComponentProps<RelationshipFieldClient>;
const field = { name: 'owner', type: 'relationship', relationTo: 'staff' } as Props['field'];

test('every cell of a list asks for its name at once, seen or not', async () => {
  const page = document.createElement('section');
  const root = createRoot(page);
  const draw = (values: readonly (number | null)[]) =>
    act(async () =>
      root.render(
        values.map((cellData, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a list stay in their order.
          <p key={row}>
            <RelatedCell {...({ cellData, field } as Props)} />
          </p>
        )),
      ),
    );
  const read = () => [...page.querySelectorAll('p')].map(({ textContent }) => textContent);
  await draw([3, null, 5]);
  expect(read()).toEqual(['…', '–', '…']);
  expect(list.getRelationships.mock.calls).toEqual([
    [[{ relationTo: 'staff', value: 3 }]],
    [[{ relationTo: 'staff', value: 5 }]],
  ]);
  list.documents = { staff: { 3: { id: 3, name: 'Asha' }, 5: false } };
  await draw([3, null, 5]);
  expect(read()).toEqual(['Asha', '–', 'no. 5']);
  await draw([7, null, 5]);
  expect(list.getRelationships).toHaveBeenLastCalledWith([{ relationTo: 'staff', value: 7 }]);
  await act(async () => root.unmount());
});
