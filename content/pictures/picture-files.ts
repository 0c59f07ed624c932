/** The files of a picture, from its record. */
export interface StoredFiles {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null>;
}

/** The query that reads the files of all pictures in the trash. */
export const trashedPicturesQuery = {
  collection: 'media',
  where: { deletedAt: { exists: true } },
  trash: true,
  depth: 0,
  pagination: false,
  select: { filename: true, sizes: true },
} as const;

/** The names of a picture's files, each once: first the picture itself, then its sizes. */
export const listPictureFiles = ({ filename, sizes }: StoredFiles): string[] => {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
};
