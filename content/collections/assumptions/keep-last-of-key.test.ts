import { afterEach, expect, test } from 'vitest';
import { openTwoOn, type TwoPrograms } from '../../testing/store-on.ts';

let opened: TwoPrograms | undefined;
afterEach(async () => {
  await opened?.remove();
  opened = undefined;
});

const diesel = {
  key: 'dieselPrice',
  name: 'Diesel',
  value: 97.92,
  source: { title: 'Retail prices', publisher: 'Oil companies' },
  asOf: '2026-07-31',
  order: 10,
} as const;

// With SQLite, only one program serves staff.
test.each([
  ['sqlite', 0],
  ['postgres', 0],
  ['postgres', 1],
] as const)('keeps one if the last two go into the trash at once (%s, %i)', async (dialect, other) => {
  opened = await openTwoOn(dialect);
  const { programs } = opened;
  const [payload] = programs;
  const add = () => payload.create({ collection: 'assumptions', data: diesel });
  const [first, second] = [await add(), await add()];
  const trash = (program: number, id: number) =>
    programs[program]?.update({
      collection: 'assumptions',
      id,
      data: { deletedAt: new Date().toISOString() },
    });
  const said = await Promise.allSettled([trash(0, first.id), trash(other, second.id)]);
  expect(said.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { status: 409, message: expect.stringMatching(/^This is the only value of “Diesel price”/) } },
  ]);
  expect((await payload.count({ collection: 'assumptions' })).totalDocs).toBe(1);
});
