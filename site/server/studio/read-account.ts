import { isRecord } from '@ev-site/contract/is-record.ts';

const json = /^application\/json\b/i;

const readFields = async (contentType: string, body: Buffer): Promise<unknown> => {
  if (json.test(contentType)) return JSON.parse(body.toString());
  const form = await new Response(Uint8Array.from(body), {
    headers: { 'Content-Type': contentType },
  }).formData();
  // The studio's own pages send all their fields in one field of this name.
  const packed = form.get('_payload');
  return typeof packed === 'string' ? JSON.parse(packed) : Object.fromEntries(form);
};

/**
 * The account that a request body names, in canonical spelling. Empty if the body names none or cannot be read.
 * @param body at most a megabyte
 */
export const readAccount = async (contentType: string | undefined, body: Buffer): Promise<string> => {
  const fields = await readFields(contentType ?? '', body).catch(() => null);
  const email = isRecord(fields) ? fields.email : undefined;
  // Payload looks the address up in lower case and trimmed.
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 320) : '';
};
