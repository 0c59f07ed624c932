import { type ColumnName, leadColumns } from '@ev-site/contract/forms/columns.ts';

const texts: readonly ColumnName[] = leadColumns
  .filter(({ type }) => type === 'text' || type === 'textarea')
  .map(({ name }) => name);

const toMark = (name: ColumnName): string => `[${name}]`;

/** Every text that a form fills, each saying in which column it stands. */
export const markedTexts: Readonly<Record<string, string>> = Object.fromEntries(
  texts.map((name) => [name, toMark(name)]),
);

/** Which of these columns are not to be found in what is told of such a lead. */
export const listUntold = (told: string): ColumnName[] =>
  texts.filter((name) => !told.includes(toMark(name)));
