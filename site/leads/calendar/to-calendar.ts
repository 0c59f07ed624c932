/** An appointment for a calendar file. All times are ISO date-times. */
interface Appointment {
  /** Unique and stable: a calendar replaces an appointment by another with the same uid. */
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

/** Escapes line ends and the characters that separate values (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are not allowed in a calendar file.
    .replaceAll(/[\u0000-\u001f\u007f]/g, '');

/**
 * A line is at most 75 octets. The rest continues on a line that begins with a blank; no character is split (RFC 5545,
 * 3.1).
 */
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

/** Writes one tentative appointment as an iCalendar file (RFC 5545). */
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
