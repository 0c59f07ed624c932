/** A day in India, in words. `date` is an ISO date, with or without the time; `tag` is the language, e.g. "hi-IN". */
export const Day = ({ date, tag }: { date: string; tag: string }) => (
  <time dateTime={date}>{toDayFormat(tag).format(new Date(date))}</time>
);

const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;

/** Keeps one format for each language: making one costs more than using it a thousand times. */
const keepFormats = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (tag: string): Intl.DateTimeFormat => {
    const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { ...inIndia, ...options });
    formats.set(tag, format);
    return format;
  };
};

/** How a language writes a day. Digits are Latin in all of them. */
export const toDayFormat = keepFormats({ dateStyle: 'long' });

/** How a language writes a month with its year. */
export const toMonthFormat = keepFormats({ month: 'long', year: 'numeric' });
