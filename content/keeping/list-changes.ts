import { isRecord } from '@ev-site/contract/is-record.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import type { FlattenedField } from 'payload';
import { type Data, toData } from '../documents/data.ts';
import { isEmpty } from '../documents/is-empty.ts';
import { toFieldLabel } from '../documents/label.ts';
import { listParts } from '../documents/list-parts.ts';
import { toPlainText } from '../documents/rich-text-words.ts';
import { indianTime } from '../time/india-time.ts';

/** A value that differs between two states of a document. */
export interface Change {
  /** The place in the studio's words, e.g. "Figures › 2 › Label". */
  place: string;
  before: string;
  after: string;
}

/** Names of the fields that only programs write, and which are therefore not counted as work of staff. */
export const programWrittenFields: ReadonlySet<string> = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'lastChange',
  'opened',
]);

const toId = (value: unknown): unknown => (isRecord(value) ? (value.id ?? value.value) : value);

/** A value as text that lets people see a difference. */
const toText = (field: FlattenedField, value: unknown): string => {
  if (isEmpty(value)) return '';
  if (field.type === 'richText') return toPlainText(value);
  if (field.type === 'date') return indianTime.format(new Date(String(value)));
  if (field.type === 'checkbox') return value ? 'yes' : 'no';
  if (field.type === 'upload' || field.type === 'relationship')
    return (Array.isArray(value) ? value : [value]).map((one) => `no. ${toId(one)}`).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Brings a value into one form, so that values of different sources can be compared. */
const toForm = (field: FlattenedField, value: unknown): unknown => {
  if (isEmpty(value) || (Array.isArray(value) && value.length === 0)) return null;
  if (field.type === 'date') return new Date(String(value)).getTime();
  if (field.type === 'checkbox') return Boolean(value);
  if (field.type === 'upload' || field.type === 'relationship')
    return Array.isArray(value) ? value.map(toId) : toId(value);
  return value;
};

const isSame = (field: FlattenedField, before: unknown, after: unknown): boolean => {
  const one = toForm(field, before);
  const other = toForm(field, after);
  // An unticked box is stored as false or as nothing.
  if (field.type === 'checkbox') return Boolean(one) === Boolean(other);
  return JSON.stringify(one) === JSON.stringify(other);
};

/**
 * Lists the differences between two states of a document, down to single values. A list with another number of rows
 * counts as one difference.
 */
export const listChanges = (
  fields: readonly FlattenedField[],
  before: Data,
  after: Data,
  place = '',
): Change[] =>
  fields.flatMap((field): Change[] => {
    if (programWrittenFields.has(field.name) || ('virtual' in field && field.virtual)) return [];
    const [one, other] = [before[field.name], after[field.name]];
    const at = `${place}${toFieldLabel(field)}`;
    const [parts, otherParts] = [listParts(field, one), listParts(field, other)];
    if (parts && otherParts) {
      if (parts.length !== otherParts.length)
        return [
          { place: at, before: toCount(parts.length, 'row'), after: toCount(otherParts.length, 'row') },
        ];
      return parts.flatMap((part, index) =>
        listChanges(part.fields, part.data, toData(otherParts[index]?.data), `${at}${part.label}`),
      );
    }
    if (isSame(field, one, other)) return [];
    return [{ place: at, before: toText(field, one), after: toText(field, other) }];
  });
