import { expect, test } from 'vitest';
import { keepReferences } from './keep-references.ts';

const key = { columnsFrom: ['turntable_id'], onDelete: 'set null' };
const after = { tables: { products: { columns: {}, foreignKeys: { products_turntable: key } } } };
const toLine = (column: string, end = '') =>
  `  await db.run(sql\`ALTER TABLE \\\`products\\\` ADD \\\`${column}\\\` integer REFERENCES media(id)${end};\`)`;

test('adds ON DELETE from the schema to an added column', () => {
  expect(keepReferences(toLine('turntable_id'), after)).toBe(toLine('turntable_id', ' ON DELETE set null'));
});

test('leaves a column as it is if the schema says nothing about it', () => {
  expect(keepReferences(toLine('other_id'), after)).toBe(toLine('other_id'));
});
