import { type Language, languages } from '@ev-site/contract/paths.ts';
import type { PayloadRequest } from 'payload';
import { isEmpty } from '../documents/is-empty.ts';
import { languageWords } from '../documents/language-words.ts';
import { findOthersChange, isChangedSince } from '../keeping/last-change.ts';
import { indianTime } from '../time/india-time.ts';
import { readCell, toCellText } from './cells.ts';
import { type Column, getValue } from './columns.ts';
import type { Library, StoredDocument } from './read-documents.ts';
import type { ContentLine } from './read-lines.ts';

type Status = 'draft' | 'published';

/** What a line would store. */
export interface Plan {
  stored: StoredDocument | null;
  status: Status;
  /** New values by language. Values of fields without translations are with the English ones. */
  values: Partial<Record<Language, Record<string, unknown>>>;
  notes: string[];
}

/** What the lines of one import are checked against. */
export interface ImportContext {
  columns: readonly Column[];
  documents: ReadonlyMap<number, StoredDocument>;
  library: Library;
  /** What staff call one document. */
  word: string;
  req: PayloadRequest;
}

/** Thrown with a sentence on why a line is refused. */
class Refusal extends Error {}

const findStored = ({ number }: ContentLine, { documents, word }: ImportContext): StoredDocument | null => {
  if (number === '') return null;
  const stored = /^\d+$/.test(number) ? documents.get(Number(number)) : undefined;
  if (!stored)
    throw new Refusal(`There is no ${word.toLowerCase()} ${number}. Leave the number empty for a new one.`);
  return stored;
};

/** Refuses to overwrite what a colleague has saved since the file was exported. */
const refuseMeanwhile = ({ savedAt }: ContentLine, stored: StoredDocument, req: PayloadRequest): void => {
  if (savedAt === '') return;
  if (Number.isNaN(Date.parse(savedAt)))
    throw new Refusal('“Saved at” was changed since the export. Leave it as it is.');
  if (!stored.lastChange || !isChangedSince(savedAt, stored, req)) return;
  const { by, at } = findOthersChange(stored.lastChange, req);
  const when = indianTime.format(new Date(at ?? stored.updatedAt));
  throw new Refusal(
    `${by || 'Somebody else'} saved this at ${when}, after the file was made. Export it again.`,
  );
};

const readStatus = ({ status }: ContentLine, stored: StoredDocument | null): Status => {
  const word = (status ?? '').toLowerCase();
  if (word === '') return stored?._status ?? 'draft';
  if (word !== 'draft' && word !== 'published') throw new Refusal('Status: write draft or published.');
  return word;
};

/** A spreadsheet program writes question marks for letters that it cannot save. */
const refuseLostLetters = ({ heading, language }: Column, text: string): void => {
  if (language !== null && language !== languages[0] && /\?{3}/.test(text) && !/[^\p{ASCII}]/u.test(text))
    throw new Refusal(
      `${heading}: the letters were lost. Save the file as “CSV UTF-8” in the spreadsheet program.`,
    );
};

const readChanges = (
  given: ContentLine,
  stored: StoredDocument | null,
  { columns, library }: ImportContext,
) => {
  const changes = new Map<Column, unknown>();
  const notes: string[] = [];
  for (const column of columns) {
    const text = given.cells.get(column.heading);
    const before = getValue(stored, column);
    if (text === undefined || text === toCellText(column.field, before, library)) continue;
    refuseLostLetters(column, text);
    const read = readCell(column.field, text, { stored: before, library });
    if ('problem' in read) throw new Refusal(`${column.heading}: ${read.problem}`);
    // The value is the same in another spelling, e.g. of a date.
    if (toCellText(column.field, read.value, library) === toCellText(column.field, before, library)) continue;
    changes.set(column, read.value);
    notes.push(...(read.notes ?? []).map((note) => `${column.heading} ${note}`));
  }
  return { changes, notes };
};

/**
 * Columns that must not be empty: in a draft only the name; else all that English requires, and the same of another
 * language once anything of it is published.
 */
const listNeeded = (plan: Plan, { columns }: ImportContext): Column[] => {
  if (plan.status === 'draft') return columns.slice(0, 1);
  return columns.filter(({ field, language }) => {
    const isNeeded =
      'required' in field && field.required === true && !('defaultValue' in field && field.defaultValue);
    return isNeeded && (language === null || language === languages[0] || plan.values[language]);
  });
};

const refuseWithout = (plan: Plan, changes: Map<Column, unknown>, context: ImportContext): void => {
  for (const column of listNeeded(plan, context)) {
    const value = changes.has(column) ? changes.get(column) : getValue(plan.stored, column);
    if (!isEmpty(value)) continue;
    const isOther = column.language !== null && column.language !== languages[0];
    const whole = isOther
      ? ` What is published has all of ${languageWords[column.language as Language]} or nothing.`
      : '';
    throw new Refusal(`${column.heading} is empty.${whole}`);
  }
};

/** Runs the same validation on each new value as the studio does on saving. */
const refuseInvalid = async (
  plan: Plan,
  changes: Map<Column, unknown>,
  { req }: ImportContext,
): Promise<void> => {
  for (const [{ field, heading, language }, value] of changes) {
    if (!('validate' in field) || !field.validate || isEmpty(value)) continue;
    const data = { ...plan.values[languages[0]], ...(language ? plan.values[language] : {}) };
    const answer = await (field.validate as (value: unknown, options: object) => unknown)(value, {
      ...field,
      data,
      siblingData: data,
      event: 'submit',
      operation: plan.stored ? 'update' : 'create',
      id: plan.stored?.id,
      path: [field.name],
      preferences: { fields: {} },
      req,
    });
    if (typeof answer === 'string') throw new Refusal(`${heading}: ${answer}`);
  }
};

/**
 * Compares a line with what is stored.
 * @returns what the line would store; null if nothing changes; a sentence if the line is refused
 */
export const checkLine = async (
  given: ContentLine,
  context: ImportContext,
): Promise<Plan | null | string> => {
  try {
    if (given.problem) return given.problem;
    const stored = findStored(given, context);
    const { changes, notes } = readChanges(given, stored, context);
    const status = readStatus(given, stored);
    const isMoved = !stored || (stored._status ?? status) !== status;
    if (changes.size === 0 && !isMoved) return null;
    if (stored) refuseMeanwhile(given, stored, context.req);
    const values: Plan['values'] = isMoved ? { [languages[0]]: {} } : {};
    for (const [{ field, language }, value] of changes) {
      const of = language ?? languages[0];
      values[of] = { ...values[of], [field.name]: value };
    }
    const plan: Plan = { stored, status, values, notes };
    if (stored?._status === 'published' && status === 'draft')
      notes.push('is saved as a draft: visitors go on seeing what is published.');
    refuseWithout(plan, changes, context);
    await refuseInvalid(plan, changes, context);
    return plan;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
};
