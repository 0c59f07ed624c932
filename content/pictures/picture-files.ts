/** What a picture's record says of its files. */
export interface StoredFiles {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null>;
}

/** What reads the files of all pictures in the trash. */
export const inTrash = {
  collection: 'media',
  where: { deletedAt: { exists: true } },
  trash: true,
  depth: 0,
  pagination: false,
  select: { filename: true, sizes: true },
} as const;

/** The names of a picture's files, each once: its own first, then those of its sizes. */
export const listPictureFiles = ({ filename, sizes }: StoredFiles): string[] => {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
};
