import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What a mail says, as it is read: undone from what it was packed in for the way; the files that go with it after the
 * text, each under its name.
 */
const toBody = (mail: string): string => {
  const [head = '', ...body] = mail.split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  const [, boundary] = /boundary="([^"]+)"/.exec(head) ?? [];
  if (boundary)
    return text
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => `${/filename=(\S+)/.exec(part)?.[1] ?? ''}\n${toBody(part.trim())}`)
      .join('\n');
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  // In a mail that is not packed, "km=90" is what it says.
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/**
 * What the mails of a product, of that under test where no other is named, say that hold the given text as it stands,
 * e.g. an address.
 */
export const readMails = (text: string, dataFolder = String(process.env.DATA_DIR)): string[] => {
  const folder = path.join(dataFolder, 'mails');
  // Made with the first mail; one that is still being written has another ending.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(text))
    .map(toBody);
};
