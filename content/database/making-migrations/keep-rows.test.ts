import { expect, test } from 'vitest';
import { keepRows } from './keep-rows.ts';

const before = { tables: { banners: { columns: { id: {}, order: {} } } } };

test('copies only columns that the old table has', () => {
  const line =
    '  await db.run(sql`INSERT INTO \\`__new_banners\\`("id", "order", "_status") SELECT "id", "order", "_status" FROM \\`banners\\`;`)';
  expect(keepRows(line, before)).toBe(
    '  await db.run(sql`INSERT INTO \\`__new_banners\\`("id", "order") SELECT "id", "order" FROM \\`banners\\`;`)',
  );
});

test('leaves every other statement as it is', () => {
  const line = '  await db.run(sql`ALTER TABLE \\`banners\\` ADD \\`deleted_at\\` text;`)';
  expect(keepRows(line, before)).toBe(line);
});
