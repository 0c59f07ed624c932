import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ifMissing } from '@ev-site/content/processes/system-errors.ts';

/**
 * The decoded text of a mail as a person reads it; attached files follow the text, each under its name.
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
  // In a mail without this encoding, "km=90" must stay as it is.
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** A mail as it is stored; nothing if it was erased meanwhile, with its lead. */
const readMail = (file: string): string[] => {
  try {
    return [readFileSync(file, 'utf8')];
  } catch (error) {
    return ifMissing<string[]>([])(error);
  }
};

/**
 * The texts of all mails that contain `text` in their source, e.g. an address. Reads the mails of the product under
 * test, or of another product's data folder.
 */
export const readMails = (text: string, dataFolder = String(process.env.DATA_DIR)): string[] => {
  const folder = path.join(dataFolder, 'mails');
  // The folder is made with the first mail; a mail that is still being written has another ending.
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.eml'))
    .flatMap((file) => readMail(path.join(folder, file)))
    .filter((mail) => mail.includes(text))
    .map(toBody);
};
