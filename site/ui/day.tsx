/** A day in India, in words. `date` is an ISO date, with or without the time; `tag` is the language, e.g. "hi-IN". */
export const Day = ({ date, tag }: { date: string; tag: string }) => (
  <time dateTime={date}>{toDayFormat(tag).format(new Date(date))}</time>
);

const formats = new Map<string, Intl.DateTimeFormat>();

/** How a language writes a day. Digits are Latin in all of them. */
export const toDayFormat = (tag: string): Intl.DateTimeFormat => {
  const format =
    formats.get(tag) ??
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Kolkata', numberingSystem: 'latn' });
  formats.set(tag, format);
  return format;
};
