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

const toEnglishMoment = keepFormats({ dateStyle: 'long', timeStyle: 'short' });

/** A time of the day as people of the language say it: "9:30 am", "सुबह 9:30", "સવારે 9:30". */
export const sayTime = (moment: Date, tag: string, timeZone: string = inIndia.timeZone): string => {
  const isEnglish = tag.startsWith('en');
  const format = new Intl.DateTimeFormat(tag, {
    ...inIndia,
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    ...(!isEnglish && { dayPeriod: 'short' }),
  });
  if (isEnglish) return format.format(moment);
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('dayPeriod')} ${parts.get('hour')}:${parts.get('minute')}`;
};

/** How a language writes a day with its time. */
export const sayMoment = (moment: Date, tag: string): string =>
  tag.startsWith('en')
    ? toEnglishMoment(tag).format(moment)
    : `${toDayFormat(tag).format(moment)}, ${sayTime(moment, tag)}`;

/** How a language writes a month with its year. */
export const toMonthFormat = keepFormats({ month: 'long', year: 'numeric' });
