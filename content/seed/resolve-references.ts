import type { FlattenedField } from 'payload';
import type { Data } from '../documents/data.ts';

/** Returns the id of what seed data names: a file name for "media", otherwise a seed key. Null if staff deleted it. */
type Lookup = (collection: string, name: string) => Promise<number | null>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** The target of a required reference is gone, so the document cannot be made. */
export class MissingTarget extends Error {}

const resolveNames = async (field: FlattenedField, value: unknown, lookup: Lookup): Promise<unknown> => {
  if (field.type !== 'upload' && field.type !== 'relationship') return value;
  const target = String(field.relationTo);
  const find = (name: unknown) => (typeof name === 'string' ? lookup(target, name) : null);
  if (Array.isArray(value)) {
    const ids = await Promise.all(value.map(find));
    const left = ids.filter((id) => id !== null);
    if (field.required && left.length === 0) throw new MissingTarget(field.name);
    return left;
  }
  const id = await find(value);
  if (field.required && id === null) throw new MissingTarget(field.name);
  return id;
};

const resolveField = async (field: FlattenedField, value: unknown, lookup: Lookup): Promise<unknown> => {
  if (value === undefined || value === null) return value;
  if (field.type === 'upload' || field.type === 'relationship') return resolveNames(field, value, lookup);
  if (field.type === 'array' && Array.isArray(value))
    return Promise.all(value.map((row) => resolveReferences(field.flattenedFields, row, lookup)));
  if (field.type === 'group') return resolveReferences(field.flattenedFields, value, lookup);
  return value;
};

/**
 * Replaces the names of pictures and documents in seed data by ids, at any depth.
 * @throws {MissingTarget} if a required reference points to something that staff deleted.
 */
export const resolveReferences = async (
  fields: FlattenedField[],
  data: unknown,
  lookup: Lookup,
): Promise<unknown> => {
  if (!isData(data)) return data;
  const resolved: Data = { ...data };
  for (const field of fields) {
    if ('name' in field && field.name in data)
      resolved[field.name] = await resolveField(field, data[field.name], lookup);
  }
  return resolved;
};
