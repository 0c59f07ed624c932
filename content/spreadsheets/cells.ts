import { isRecord } from '@ev-site/contract/is-record.ts';
import type { FlattenedField, Option, RichTextField } from 'payload';
import { isEmpty } from '../documents/is-empty.ts';
import { validateSafeLink } from '../fields/safe-link.ts';
import { findCellForm, type ReadCell } from './cell-form.ts';
import { readMoment, toMomentText } from './indian-moment.ts';
import { exceedsLimits, isKeptByMarkdown, readMarkdown, toMarkdown } from './markdown.ts';
import { type Library, type Numbers, several } from './read-documents.ts';

const toOption = (option: Option): { label: string; value: string } => {
  if (typeof option === 'string') return { label: option, value: option };
  return { value: option.value, label: typeof option.label === 'string' ? option.label : option.value };
};

/** Writes a stored value as a cell of the file. */
export const toCellText = (field: FlattenedField, value: unknown, { names, related }: Library): string => {
  if (field.type === 'checkbox') return value ? 'yes' : 'no';
  if (isEmpty(value)) return '';
  const form = findCellForm(field);
  if (form) return form.write(value);
  if (field.type === 'relationship')
    return [value]
      .flat()
      .map((one) => related.get(field.name)?.names.get(Number(one)) ?? '')
      .join(', ');
  if (field.type === 'richText') return isRecord(value) ? toMarkdown(field as RichTextField, value) : '';
  if (field.type === 'date') return toMomentText(new Date(String(value)));
  if (field.type === 'upload') return names.get(Number(value)) ?? '';
  if (field.type === 'select') {
    const options = field.options.map(toOption);
    const chosen = (Array.isArray(value) ? value : [value]).map(
      (one) => options.find((option) => option.value === one)?.label ?? String(one),
    );
    return chosen.join(', ');
  }
  return String(value).replaceAll(/\r\n?/g, '\n').trim();
};

/** Splits a text at its commas and semicolons. Each part ends with one. */
const toParts = (text: string): string[] => `${text},`.match(/[^,;]*[,;]/g) ?? [];

/**
 * Splits a cell with several words at its commas and semicolons. A known word may contain these itself: the longest one
 * counts.
 * @param known by words in small letters
 */
const splitCell = (text: string, known: ReadonlyMap<string, unknown>): string[] => {
  const parts = toParts(text);
  const longest = Math.max(1, ...[...known.keys()].map((word) => toParts(word).length));
  const toWord = (from: number, to: number) => parts.slice(from, to).join('').slice(0, -1).trim();
  const words: string[] = [];
  for (let from = 0, to = 0; from < parts.length; from = to) {
    to = Math.min(from + longest, parts.length);
    while (to > from + 1 && !known.has(toWord(from, to).toLowerCase())) to -= 1;
    words.push(toWord(from, to));
  }
  return words.filter(Boolean);
};

/**
 * Finds a document by its name in any letter case.
 * @param sayMissing the sentence if no document has this name
 */
const readName = (
  numbers: Numbers,
  name: string,
  sayMissing: string,
): { value: number } | { problem: string } => {
  const value = numbers.get(name.toLowerCase());
  if (value === undefined) return { problem: sayMissing };
  if (value === several)
    return { problem: `There is more than one “${name}”. Choose it in the studio, not in a file.` };
  return { value };
};

const readRelated = (
  field: Extract<FlattenedField, { type: 'relationship' }>,
  text: string,
  { related }: Library,
): ReadCell => {
  const numbers: Numbers = related.get(field.name)?.numbers ?? new Map();
  const asked = field.hasMany ? splitCell(text, numbers) : [text];
  const values: number[] = [];
  for (const name of asked) {
    const read = readName(numbers, name, `There is no “${name}”.`);
    if ('problem' in read) return read;
    values.push(read.value);
  }
  return { value: field.hasMany ? values : values[0] };
};

const readChoices = (field: Extract<FlattenedField, { type: 'select' }>, text: string): ReadCell => {
  const options = field.options.map(toOption);
  const known = new Map(
    options.flatMap(({ label, value }) => [label, value].map((word) => [word.toLowerCase(), value] as const)),
  );
  const asked = field.hasMany ? splitCell(text, known) : [text.trim()].filter(Boolean);
  const values: string[] = [];
  for (const word of asked) {
    const value = known.get(word.toLowerCase());
    if (value === undefined)
      return { problem: `“${word}” is not one of: ${options.map(({ label }) => label).join(', ')}.` };
    values.push(value);
  }
  return { value: field.hasMany ? values : (values[0] ?? null) };
};

const readFormatted = (field: RichTextField, text: string, stored: unknown, { names }: Library): ReadCell => {
  if (exceedsLimits(text))
    return {
      problem:
        'This cell is too large. A cell can hold 50,000 letters, 2,000 lines, and 100 format characters (*, _ or [) in a paragraph.',
    };
  const { state, pictures, links, unread, isWhole } = readMarkdown(field, text);
  const unknown = pictures.find((number) => !names.has(number));
  if (unknown !== undefined) return { problem: `There is no picture ${unknown}.` };
  const refused = links.map((link) => validateSafeLink(link)).find((answer) => answer !== true);
  if (refused !== undefined) return { problem: refused };
  if (!isWhole)
    return {
      problem:
        'Some words of this text would be lost. Leave an empty line between paragraphs, and put each picture on its own line.',
    };
  const notes = unread.map((words) => `has ${words}, which stays as plain text.`);
  if (isRecord(stored) && !isKeptByMarkdown(field, stored))
    notes.push('loses format that a file cannot hold, e.g. links that open in a new tab.');
  return { value: state, notes };
};

/**
 * Reads a cell that was changed.
 * @param stored the value that is stored now
 */
export const readCell = (
  field: FlattenedField,
  text: string,
  { stored, library }: { stored: unknown; library: Library },
): ReadCell => {
  if (field.type === 'checkbox') {
    if (/^(?:yes|true|1)$/i.test(text)) return { value: true };
    return /^(?:no|false|0|)$/i.test(text) ? { value: false } : { problem: 'Write yes or no.' };
  }
  if (field.type === 'select') return readChoices(field, text);
  const form = findCellForm(field);
  if (text === '') return { value: form || (field.type === 'relationship' && field.hasMany) ? [] : null };
  if (form) return form.read(text);
  if (field.type === 'relationship') return readRelated(field, text, library);
  if (field.type === 'richText') return readFormatted(field, text, stored, library);
  if (field.type === 'date') {
    const moment = readMoment(text);
    return moment ? { value: moment.toISOString() } : { problem: 'Write the time as 21 Nov 2026, 17:22.' };
  }
  if (field.type === 'number') {
    const value = Number(text);
    return Number.isFinite(value) ? { value } : { problem: 'Write a number, e.g. 12.5.' };
  }
  if (field.type === 'upload') {
    const missing = `There is no picture “${text}” in the library: upload it first.`;
    return readName(library.numbers, text, missing);
  }
  return { value: text };
};
