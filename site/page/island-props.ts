/**
 * JSON is full of quotes, which an attribute may hold as `&quot;` alone. So quotes and backticks change places on the way:
 * the attribute is a sixth shorter, and a script's parser reads it as fast.
 */
const swap = (text: string): string => text.replace(/["`]/g, (sign) => (sign === '"' ? '`' : '"'));

/** The props of an island as text for an attribute. */
export const writeProps = (props: object): string => swap(JSON.stringify(props));

/** Reads what `writeProps` has written. @throws {SyntaxError} where it is something else. */
export const readProps = (text: string): object => JSON.parse(swap(text));
