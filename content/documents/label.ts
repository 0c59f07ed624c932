/** What staff call a kind of document, e.g. "Vehicle": its label, or its slug if it has no label. */
export const toLabel = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);
