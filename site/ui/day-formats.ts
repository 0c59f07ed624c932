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

/** How a language writes a day with its time. */
export const toMomentFormat = keepFormats({ dateStyle: 'long', timeStyle: 'short' });

/** How a language writes a month with its year. */
export const toMonthFormat = keepFormats({ month: 'long', year: 'numeric' });
