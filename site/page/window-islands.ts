/**
 * Islands that show nothing until somebody opens them: their styles are no part of the page, but come with their module.
 * Built apart, so that it is known which styles these are.
 */
export const windowIslands = ['all-round', 'apply-form', 'inquiry-form'] as const;

/** Where the module of an island is, from the root of the site. */
export const islandSource = (name: string): string => `islands/${name}.island.tsx`;
