/** What stands in braces in a reply template, and is filled in for a lead. */
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

/** Stands where nothing is known: staff see that something is to be written there. */
const gap = '……';

/** Whether something is still to be written in a text. */
export const hasGap = (text: string): boolean => text.includes(gap);

/** Names in braces that no lead can fill. */
export const listUnknownFields = (text: string): string[] =>
  [...text.matchAll(braces)].flatMap(([all, name = '']) => (Object.hasOwn(replyFields, name) ? [] : [all]));

/** A template’s text for one lead. */
export const fillReply = (text: string, values: ReplyValues): string =>
  text.replace(braces, (all, name: string) =>
    Object.hasOwn(replyFields, name) ? values[name as keyof ReplyValues] || gap : all,
  );
