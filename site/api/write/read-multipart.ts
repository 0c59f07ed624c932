import { limits } from '@ev-site/contract/forms/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { Words } from '../../words/words.ts';
import { ApiFailure } from '../failures.ts';

/** A file may be this many times too large and is still read to its end, so that the visitor gets the answer. */
const patience = 4;

/** Limits of each part; a form of ours stays far below them. */
const multipartLimits = {
  fields: 20,
  files: 1,
  parts: 21,
  fieldNameSize: 40,
  fieldSize: limits.body,
  headerPairs: 20,
  fileSize: limits.resume * patience,
} as const;

/** What a form with a file holds. */
export interface MultipartForm {
  fields: Record<string, unknown>;
  resume: { name: string; bytes: Buffer } | undefined;
}

/** The parts of a file together; `undefined` for one that is too large, which is read to its end all the same. */
const readFile = async (
  file: AsyncIterable<Buffer>,
  hold: (bytes: number) => void,
): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of file) {
    size += part.length;
    if (size > limits.resume) continue;
    hold(part.length);
    parts.push(part);
  }
  return size > limits.resume ? undefined : Buffer.concat(parts);
};

/**
 * Reads a form with a file. Only the part `resume` may be a file; it is held in memory and bounded.
 * @param hold is told of every piece of the file that is kept; what it throws ends the reading.
 * @throws {ApiFailure} 413 for a file that is too large, 422 for what cannot be read.
 */
export const readMultipart = async (
  request: FastifyRequest,
  { messages, problems }: Pick<Words['forms'], 'messages' | 'problems'>,
  hold: (bytes: number) => void,
): Promise<MultipartForm> => {
  const tooLarge = () => new ApiFailure(413, { resume: [messages.resumeLarge] });
  const unreadable = () => new ApiFailure(422, problems.unreadable);
  if (Number(request.headers['content-length']) > limits.resume * patience) throw tooLarge();
  const fields: Record<string, unknown> = {};
  let resume: MultipartForm['resume'];
  try {
    for await (const part of request.parts({ limits: multipartLimits })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (part.fieldname === 'resume') {
        const bytes = await readFile(part.file, hold);
        if (!bytes) throw tooLarge();
        resume = { name: part.filename, bytes };
      } else throw unreadable();
    }
  } catch (error) {
    if (error instanceof ApiFailure) throw error;
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 0;
    throw status === 413 ? tooLarge() : unreadable();
  }
  return { fields, resume };
};
