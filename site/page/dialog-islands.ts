/**
 * Islands that show nothing until they are opened: their styles are not part of the page, but come with their module.
 * They are built separately, so that these styles can be told apart.
 */
export const dialogIslands = ['all-round', 'apply-form', 'inquiry-form'] as const;

/** Path of an island's module from the root of the site. */
export const islandSource = (name: string): string => `islands/${name}.island.tsx`;
