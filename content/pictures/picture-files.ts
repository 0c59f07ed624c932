/** What a picture's record says of its files. */
export interface StoredFiles {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null>;
}

/** The names of a picture's files, each once: its own first, then those of its sizes. */
export const listPictureFiles = ({ filename, sizes }: StoredFiles): string[] => {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
};
