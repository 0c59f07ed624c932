/** What a driver writes after these is the query's values, which are what a visitor typed. */
const valuesFollow = /(?:\bparams:|^Failed query:|\bDETAIL:|invalid (?:input|value)[^:]*:)[\s\S]*/i;
const mailAddress = /[^\s"'<>(),:;=]+@[^\s"'<>(),:;]+/g;
const longNumber = /\+?\d(?:[\s().-]{0,2}\d){8,}/g;
const stackLines = /\n\s+at [\s\S]*/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are coloured by them.
const colours = /\u001b\[[\d;]*m/g;

const longest = 500;
/** What is read of a text: some patterns take the square of its length, and a visitor may have made it. */
const mostRead = 4000;

/** A text as a log may hold it: one line, no query's values, no mail address, no telephone number. */
export const toLoggableText = (text: string): string =>
  // Half an address is none to the patterns.
  (text.length > mostRead ? text.slice(0, mostRead).replace(/\S*$/, '') : text)
    .replace(colours, '')
    .replace(stackLines, '')
    .replace(valuesFollow, (found) => `${/^[^:]*:/.exec(found)?.[0] ?? ''} …`)
    .replace(mailAddress, '[address]')
    // Times, which every line may hold, are shorter between their separators than telephone numbers.
    .replace(longNumber, '[number]')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest);

const pick = (from: object) => ({
  ...('code' in from ? { code: from.code } : {}),
  ...('status' in from ? { status: from.status } : {}),
  ...('responseCode' in from ? { responseCode: from.responseCode } : {}),
  ...('digest' in from ? { digest: from.digest } : {}),
});

/**
 * What a log may hold of an error. The database driver's own message carries the values of the query, and a mail
 * server's the visitor's address: logs hold no personal data, so texts are cleaned and of the stack one line is kept.
 */
export const toLoggableError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { name: typeof error };
  const { cause } = error;
  return {
    name: error.name,
    message: toLoggableText(error.message),
    ...pick(error),
    ...(cause instanceof Error ? { cause: toLoggableText(cause.message), ...pick(cause) } : {}),
    at: error.stack
      ?.split('\n')
      .find((line) => line.startsWith('    at '))
      ?.trim(),
  };
};
