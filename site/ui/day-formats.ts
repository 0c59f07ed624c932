const inIndia = { timeZone: 'Asia/Kolkata', numberingSystem: 'latn' } as const;

/** Keeps one format for each language, because creating a format costs more than using it a thousand times. */
const keepFormats = (options: Intl.DateTimeFormatOptions) => {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (tag: string): Intl.DateTimeFormat => {
    const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { ...inIndia, ...options });
    formats.set(tag, format);
    return format;
  };
};

/** The format of a date in a language. All languages use Latin digits. */
export const toDayFormat = keepFormats({ dateStyle: 'long' });

const toEnglishMoment = keepFormats({ dateStyle: 'long', timeStyle: 'short' });

const clock = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
const toEnglishTime = keepFormats(clock);
const toTimeFormat = keepFormats({ ...clock, dayPeriod: 'short' });

/** A time of day as it is spoken in the language: "9:30 am", "सुबह 9:30", "સવારે 9:30". */
export const sayTime = (moment: Date, tag: string): string => {
  if (tag.startsWith('en')) return toEnglishTime(tag).format(moment);
  const parts = new Map(
    toTimeFormat(tag)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('dayPeriod')} ${parts.get('hour')}:${parts.get('minute')}`;
};

/** A date with its time, in the language. */
export const sayMoment = (moment: Date, tag: string): string =>
  tag.startsWith('en')
    ? toEnglishMoment(tag).format(moment)
    : `${toDayFormat(tag).format(moment)}, ${sayTime(moment, tag)}`;

/** The format of a month with its year. */
export const toMonthFormat = keepFormats({ month: 'long', year: 'numeric' });
