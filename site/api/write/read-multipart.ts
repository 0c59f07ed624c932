import { listFields } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { Words } from '../../words/words.ts';
import { ApiFailure } from '../failures.ts';

/** A file up to this many times too large is still read to its end, so that the visitor gets the response. */
const patience = 4;

/** Limits of the parts; our own forms stay far below them. The header of a part includes its name. */
const multipartLimits = {
  fields: 20,
  files: 1,
  parts: 21,
  headerPairs: 10,
  headerSize: 8_000,
  fileSize: limits.resume * patience,
} as const;

/** Most bytes of a field of this form: a character may take four, but the answer of a human check is ASCII. */
const toFieldSize = (kind: LeadKind): number =>
  Math.max(
    ...listFields(kind).map(([, { type, most }]) =>
      type === 'file' ? 0 : type === 'answer' ? most : most * 4,
    ),
  );

/** Parts that the library would otherwise parse before any check come as a stream, like a file. */
const isStream = (_name: string | undefined, type = '', filename?: string): boolean =>
  filename !== undefined || type === 'application/octet-stream' || type.startsWith('application/json');

/** Counts the bytes of a form while they are in memory. */
export interface ByteBudget {
  /** @throws {ApiFailure} when there is no room for them. */
  hold(bytes: number): void;
  drop(bytes: number): void;
}

/** The content of a form with a file. */
export interface MultipartForm {
  fields: Record<string, unknown>;
  resume: { name: string; bytes: Buffer } | undefined;
}

/** Joins the chunks of a file; `undefined` for one that is too large, which is still read to its end. */
const readFile = async (file: AsyncIterable<Buffer>, budget: ByteBudget): Promise<Buffer | undefined> => {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const part of file) {
    const kept = size;
    size += part.length;
    if (size <= limits.resume) {
      budget.hold(part.length);
      parts.push(part);
    } else if (parts.length > 0) {
      parts = [];
      budget.drop(kept);
    }
  }
  return size > limits.resume ? undefined : Buffer.concat(parts);
};

/**
 * Reads a form with a file. Only the part `resume` may be a file; the form is held in memory, within limits.
 * @param budget counts the bytes of every field and chunk held in memory; an error that it throws ends the reading.
 * @throws {ApiFailure} 413 for a file that is too large, 422 for a field that is too long, or for unreadable input.
 */
export const readMultipart = async (
  request: FastifyRequest,
  kind: LeadKind,
  { messages, problems }: Pick<Words['forms'], 'messages' | 'problems'>,
  budget: ByteBudget,
): Promise<MultipartForm> => {
  const tooLarge = () => new ApiFailure(413, { resume: [messages.resumeLarge] });
  const unreadable = () => new ApiFailure(422, problems.unreadable);
  const tooLong = (name: string) => {
    const { type, codes } = listFields(kind).find(([known]) => known === name)?.[1] ?? { codes: {} };
    const { missing, long, wrong } = codes;
    const code = type === 'file' ? missing : (long ?? wrong ?? missing);
    return code ? new ApiFailure(422, { [name]: [messages[code]] }) : unreadable();
  };
  if (Number(request.headers['content-length']) > limits.resume * patience) throw tooLarge();
  const fields: Record<string, unknown> = {};
  let resume: MultipartForm['resume'];
  let cut: string | undefined;
  const parts = request.parts({
    limits: { ...multipartLimits, fieldSize: toFieldSize(kind) },
    isPartAFile: isStream,
  });
  try {
    for await (const part of parts) {
      const { fieldname } = part;
      // The library keeps each part as long as the request lasts, even long after the response.
      delete part.fields[fieldname];
      if (part.type === 'field') {
        if (typeof part.value !== 'string') throw unreadable();
        // Continue to the end, so that the visitor gets the response.
        if (part.valueTruncated) cut ??= fieldname;
        else {
          budget.hold(Buffer.byteLength(fieldname) + Buffer.byteLength(part.value));
          fields[fieldname] = part.value;
        }
      } else if (fieldname === 'resume' && part.filename !== undefined) {
        const bytes = await readFile(part.file, budget);
        if (!bytes) throw tooLarge();
        resume = { name: part.filename, bytes };
      } else throw unreadable();
    }
  } catch (error) {
    // The rest is neither parsed nor stored: the response is not worth the cost of reading it.
    request.raw.unpipe();
    if (error instanceof ApiFailure) throw error;
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 0;
    throw status === 413 ? tooLarge() : unreadable();
  }
  if (cut !== undefined) throw tooLong(cut);
  return { fields, resume };
};
