import type { FlattenedField } from 'payload';

/** What staff call a kind of document, e.g. "Vehicle": its label, or its slug if it has no label. */
export const toLabel = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);

/** The name of a field in the studio. */
export const toFieldLabel = ({ label, name }: Pick<FlattenedField, 'name'> & { label?: unknown }): string => {
  if (typeof label === 'string') return label;
  const words = name
    .replace(/^_/, '')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
