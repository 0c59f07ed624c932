/** Where the files of a build are. */
export const assetFolder = '/assets/';

/**
 * The address of a file that a browser asks for by another name, because it remembers that it could not have it by its
 * own (`site/rendering/wake-island.ts`).
 */
export const renameAgain = (url: string): string => url.replace(/^\/assets\/again-\d\//, assetFolder);
