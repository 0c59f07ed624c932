/** An appointment as calendars read it. Times are ISO moments. */
interface Appointment {
  /** Unique for ever: the same appointment again replaces itself. */
  uid: string;
  /** When the file was made. */
  madeAt: string;
  from: string;
  until: string;
  title: string;
  description: string;
  place: string;
  url: string;
}

const longest = 75;

/** Texts lose their line ends and what separates values (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no control belongs in a calendar.
    .replaceAll(/[\u0000-\u001f\u007f]/g, '');

/** A line is at most 75 octets; the rest goes on after a blank, and no letter is cut (RFC 5545, 3.1). */
const fold = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > longest) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n');
};

const toStamp = (moment: string): string =>
  new Date(moment).toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '');

/** One appointment that is not agreed yet, as an iCalendar file (RFC 5545). */
export const toCalendar = ({
  uid,
  madeAt,
  from,
  until,
  title,
  description,
  place,
  url,
}: Appointment): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//EV site//Test ride//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${toStamp(madeAt)}`,
    `DTSTART:${toStamp(from)}`,
    `DTEND:${toStamp(until)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    'STATUS:TENTATIVE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
