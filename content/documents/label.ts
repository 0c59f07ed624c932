/** What staff call a kind of document, e.g. "Vehicle": its label, or its name in the programs where it has none. */
export const toLabel = (label: unknown, slug: string): string => (typeof label === 'string' ? label : slug);
