/**
 * What a log may hold of an error. The database driver's own message carries the values of the query, and a mail
 * server's the visitor's address: logs hold no personal data, so only names, codes and the database's reason are kept.
 */
export const toLoggableError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error };
  const { cause } = error;
  const pick = (from: object) => ({
    ...('code' in from ? { code: from.code } : {}),
    ...('responseCode' in from ? { responseCode: from.responseCode } : {}),
  });
  return {
    name: error.name,
    ...pick(error),
    ...(cause instanceof Error ? { cause: cause.message, ...pick(cause) } : {}),
    at: error.stack
      ?.split('\n')
      .find((line) => line.includes(' at '))
      ?.trim(),
  };
};
