import type { Data } from '@ev-site/content/documents/data.ts';
import { isRecord, listRecords } from '@ev-site/contract/is-record.ts';
import type { FlattenedField } from 'payload';

/** Fields inside a field: those of a group, or of the rows of a list. */
const listInner = (field: FlattenedField): FlattenedField[] | null =>
  'flattenedFields' in field && Array.isArray(field.flattenedFields) ? field.flattenedFields : null;

const noText = { root: { type: 'root', children: [], direction: null, format: '', indent: 0, version: 1 } };

/** Default for a value that pages rely on and that is still empty. */
const toStandIn = (field: FlattenedField): unknown => {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return '';
    case 'number':
      return 0;
    case 'date':
      return new Date().toISOString();
    case 'richText':
      return noText;
    case 'select': {
      const [first] = field.options;
      return field.hasMany ? [] : typeof first === 'object' ? first.value : (first ?? '');
    }
    default:
      return null;
  }
};

/** Fills required fields that are empty: a draft or unsaved input may lack any value, but pages rely on them. */
export const fillGaps = (fields: readonly FlattenedField[], data: Data): Data => {
  const filled = { ...data };
  for (const field of fields) {
    const value = filled[field.name];
    const inner = listInner(field);
    if (field.type === 'array' && inner)
      filled[field.name] = listRecords(value).map((row) => fillGaps(inner, row));
    else if (inner) filled[field.name] = fillGaps(inner, isRecord(value) ? value : {});
    else if ('required' in field && field.required && (value === undefined || value === null))
      filled[field.name] = toStandIn(field);
  }
  return filled;
};

/** Replaces the saved version of a document by the given one wherever another document has it as a relation. */
export const putRelated = (
  fields: readonly FlattenedField[],
  data: Data,
  kind: string,
  document: Data,
): Data => {
  const swap = (value: unknown) => (isRecord(value) && value.id === document.id ? document : value);
  const changed = { ...data };
  for (const field of fields) {
    const value = changed[field.name];
    const inner = listInner(field);
    if (value === undefined || value === null) continue;
    if (field.type === 'relationship' || field.type === 'upload') {
      if (field.relationTo === kind)
        changed[field.name] = Array.isArray(value) ? value.map(swap) : swap(value);
    } else if (inner && Array.isArray(value))
      changed[field.name] = listRecords(value).map((row) => putRelated(inner, row, kind, document));
    else if (inner && isRecord(value)) changed[field.name] = putRelated(inner, value, kind, document);
  }
  return changed;
};
