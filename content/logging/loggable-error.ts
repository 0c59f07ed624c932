/** After these words, a driver writes the values of the query, which may be what a visitor typed. */
const valuesFollow = /(?:\bparams:|^Failed query:|\bDETAIL:|invalid (?:input|value)[^:]*:)[\s\S]*/i;
const mailAddress = /[^\s"'<>(),:;=]+@[^\s"'<>(),:;]+/g;
const longNumber = /\+?\d(?:[\s().-]{0,2}\d){8,}/g;
const stackLines = /\n\s+at [\s\S]*/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern matches the codes that colour a terminal.
const colours = /\u001b\[[\d;]*m/g;

const longest = 500;
/** How much of a text is read: some patterns need quadratic time, and a visitor may have written the text. */
const mostRead = 4000;

/** Cleans a text for the log: one line, no values of a query, no mail address, no telephone number. */
export const toLoggableText = (text: string): string =>
  // Drop a cut-off last word: the patterns would not recognize half a mail address.
  (text.length > mostRead ? text.slice(0, mostRead).replace(/\S*$/, '') : text)
    .replace(colours, '')
    .replace(stackLines, '')
    .replace(valuesFollow, (found) => `${/^[^:]*:/.exec(found)?.[0] ?? ''} …`)
    .replace(mailAddress, '[address]')
    // Times of day, which every line may contain, have fewer digits between their separators than telephone numbers.
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
 * The part of an error that may be logged. A database driver's message contains the query's values, and a mail server's
 * message contains the visitor's address. Logs must hold no personal data, so texts are cleaned, and of the stack only
 * one line is kept.
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
