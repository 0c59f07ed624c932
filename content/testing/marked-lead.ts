import { type ColumnName, leadColumns } from '@ev-site/contract/forms/columns.ts';

const texts: readonly ColumnName[] = leadColumns
  .filter(({ type }) => type === 'text' || type === 'textarea')
  .map(({ name }) => name);

const toMark = (name: ColumnName): string => `[${name}]`;

/** All texts that a form fills in, each containing the name of its column. */
export const markedTexts: Readonly<Record<string, string>> = Object.fromEntries(
  texts.map((name) => [name, toMark(name)]),
);

/** Lists the columns that are missing in a text about such a lead. */
export const listUntold = (told: string): ColumnName[] =>
  texts.filter((name) => !told.includes(toMark(name)));
