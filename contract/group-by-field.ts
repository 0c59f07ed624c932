interface Issue<Said extends string> {
  path: readonly PropertyKey[];
  message: Said;
}

/**
 * Messages of a failed parse, by the first part of their path. The order within a field is kept. Problems of the whole
 * payload are under `form`.
 */
export const groupByField = <Said extends string>(issues: readonly Issue<Said>[]): Record<string, Said[]> => {
  const said: Record<string, Said[]> = {};
  for (const { path, message } of issues) {
    const field = String(path[0] ?? 'form');
    said[field] = [...(said[field] ?? []), message];
  }
  return said;
};
