/** Folder of the build's files. */
export const assetFolder = '/assets/';

/**
 * Undoes the alias under which a browser requests a file again, because it remembers that the file failed under its own
 * name (`site/rendering/wake-island.ts`).
 */
export const renameAgain = (url: string): string => url.replace(/^\/assets\/again-\d\//, assetFolder);
