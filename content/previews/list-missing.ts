import { isRecord } from '@ev-site/contract/is-record.ts';
import type { FlattenedField } from 'payload';
import type { Data } from '../documents/data.ts';
import { isEmpty } from '../documents/is-empty.ts';
import { toFieldLabel } from '../documents/label.ts';
import { listParts } from '../documents/list-parts.ts';

/** Whether a formatted text contains neither words nor pictures. */
const isBlank = (node: unknown): boolean => {
  if (!isRecord(node)) return true;
  const { children, root, text, type } = node;
  if (root !== undefined) return isBlank(root);
  if (Array.isArray(children)) return children.every(isBlank);
  return type === 'text' ? String(text ?? '').trim() === '' : type === undefined || type === 'linebreak';
};

const isNotFilledIn = ({ type }: FlattenedField, value: unknown): boolean =>
  type === 'richText' ? isBlank(value) : isEmpty(value) || (Array.isArray(value) && value.length === 0);

/** Whether the form shows the field. If the condition fails, it counts as shown. */
const isShown = ({ admin }: FlattenedField, data: Data, siblings: Data): boolean => {
  const condition = admin && 'condition' in admin ? admin.condition : undefined;
  try {
    return condition?.(data, siblings, {} as never) !== false;
  } catch {
    return true;
  }
};

/** Which fields are checked, and the whole document for the conditions of fields. */
interface Check {
  whole: Data;
  isMeant: (field: FlattenedField) => boolean;
}

const listIn = (fields: readonly FlattenedField[], siblings: Data, check: Check, place: string): string[] =>
  fields.flatMap((field): string[] => {
    if (!isShown(field, check.whole, siblings)) return [];
    const value = siblings[field.name];
    const at = `${place}${toFieldLabel(field)}`;
    if ('required' in field && field.required && check.isMeant(field) && isNotFilledIn(field, value))
      return [at];
    return (listParts(field, value) ?? []).flatMap((part) =>
      listIn(part.fields, part.data, check, `${at}${part.label}`),
    );
  });

/**
 * Lists the empty fields that are required for publishing, in the studio's words, e.g. "Introduction › Heading".
 * @param isMeant which fields are checked; by default all
 */
export const listMissing = (
  fields: readonly FlattenedField[],
  stored: Data,
  isMeant: Check['isMeant'] = () => true,
): string[] => listIn(fields, stored, { whole: stored, isMeant }, '');
