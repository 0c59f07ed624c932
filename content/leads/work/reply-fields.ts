/** The names that a reply template can have in braces. They are filled in for a lead. */
export const replyFields = {
  name: 'who has written',
  vehicle: 'the vehicle asked for',
  place: 'their city and state',
  position: 'the position applied for',
  company: 'our name',
  phone: 'our phone number for what they wrote about',
  me: 'your own name',
} as const;

export type ReplyValues = Partial<Record<keyof typeof replyFields, string>>;

const braces = /\{([^{}]*)\}/g;

/** Marks a place where nothing is known, so that staff see that they have to write something there. */
const gap = '……';

/** Whether a text still has a gap to fill. */
export const hasGap = (text: string): boolean => text.includes(gap);

/** Names in braces that no lead can fill. */
export const listUnknownFields = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([all, name = '']) => (Object.hasOwn(replyFields, name) ? [] : [all]));

/** The text of a template for one lead. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(braces, (all, name: string) =>
    Object.hasOwn(replyFields, name) ? values[name as keyof ReplyValues] || gap : all,
  );
