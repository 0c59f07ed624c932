/** One part of a pattern: fixed letters, then the name of the variable text that follows, if any. */
const toPart = (part: string) => {
  const [fixed = '', name] = part.split(':');
  return { fixed, name };
};

/** Makes a matcher for a path of the table; it returns the values of the `:name` parts, undefined for another path. */
export const createPathMatcher = (
  pattern: string,
): ((path: string) => Record<string, string> | undefined) => {
  const wanted = pattern.split('/').map(toPart);
  return (path) => {
    const parts = path.split('/');
    if (parts.length !== wanted.length) return undefined;
    const params: Record<string, string> = {};
    for (const [index, { fixed, name }] of wanted.entries()) {
      const part = parts[index] ?? '';
      if (name === undefined ? part !== fixed : !part.startsWith(fixed) || part === fixed) return undefined;
      if (name !== undefined) params[name] = part.slice(fixed.length);
    }
    return params;
  };
};
