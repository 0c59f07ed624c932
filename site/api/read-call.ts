import type { FieldMessages } from '@ev-site/contract/failure.ts';
import { groupByField } from '@ev-site/contract/group-by-field.ts';
import { type QueryCode, queryCodes } from '@ev-site/contract/list-query.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { createGenerationCache } from '../data/caching/generation-cache.ts';
import { contentCacheControl, toContentTag } from '../data/caching/http-caching.ts';
import type { Known } from '../data/known.ts';
import { toAskedLanguage } from '../http/asked-language.ts';
import { getWords } from '../words/words.ts';
import type { CallHandler } from './call-handler.ts';
import type { CheckedInput } from './check-input.ts';
import { ApiFailure } from './failures.ts';

/** A read whose input has been parsed and checked. */
interface AskedRead {
  /** Key for the cache: equal inputs have equal keys. Undefined if the answer is not kept. */
  key?: string;
  read(): Promise<unknown>;
}

interface ReadCall<Input> {
  parse(request: FastifyRequest): Input;
  read(input: Input): Promise<unknown>;
}

interface CheckedCall<Input> extends ReadCall<Input> {
  known: Pick<Known, 'countOld'>;
  /**
   * Checks the input against `known`, the lists in memory. Without it, made-up numbers would make database queries and
   * fill the cache.
   */
  check(input: Input): Promise<CheckedInput<Input>>;
}

interface UncheckedCall<Input> extends ReadCall<Input> {
  known?: undefined;
  check?: undefined;
}

/** A read of the public API: parses and checks the request. @throws {ApiFailure} */
export type Read = (request: FastifyRequest) => Promise<AskedRead>;

/** Makes a read from the parser and the check of its input and the reader of its data. */
export const defineRead =
  <Input>({ parse, known, check, read }: CheckedCall<Input> | UncheckedCall<Input>): Read =>
  async (request) => {
    const asked = parse(request);
    const oldLists = known?.countOld();
    const checked = check ? await check(asked) : { input: asked };
    if ('none' in checked) {
      // An older list lacks what has just been published.
      const isSure = known?.countOld() === oldLists;
      return { read: isSure ? async () => checked.none : () => read(asked) };
    }
    const { input } = checked;
    return { key: JSON.stringify(input), read: () => read(input) };
  };

const sendJson = (reply: FastifyReply, text: string) =>
  reply.header('Vary', 'Accept-Language').type('application/json; charset=utf-8').send(text);

/** Makes handlers of reads, with one cache for all of them; the route is part of the key. */
export const createReadHandlers = (generation: () => number) => {
  const cache = createGenerationCache<{ text: string; etag: string }, () => Promise<unknown>>({
    generation,
    maxBytes: 16_000_000,
    async make(_key, _previous, read) {
      const text = JSON.stringify(await read());
      return { value: { text, etag: toContentTag(text) }, size: text.length + 200, complete: true };
    },
  });
  return (readIn: Readonly<Record<Language, Read>>): CallHandler => ({
    async handler(request, reply) {
      const { url } = request.routeOptions;
      const language = toAskedLanguage(request);
      const asked = await readIn[language](request);
      if (asked.key === undefined) {
        const text = JSON.stringify(await asked.read());
        reply.headers({ 'Cache-Control': 'no-store', ETag: toContentTag(text) });
        return sendJson(reply, text);
      }
      const answer = await cache.get(`${language} ${url} ${asked.key}`, asked.read);
      if (!answer) throw new Error(`${url} gave no answer`);
      reply.headers({ 'Cache-Control': contentCacheControl, ETag: answer.etag });
      return sendJson(reply, answer.text);
    },
  });
};

/** For calls without input. */
export const parseNothing = (): null => null;

const isQueryCode = (text: string): text is QueryCode => (queryCodes as readonly string[]).includes(text);

/**
 * Parses a part of a request with a schema of the contract; invalid input gets a 422 with the messages by name, in the
 * requested language.
 * @throws {ApiFailure}
 */
export const parsePart =
  <Schema extends z.ZodMiniType>(part: 'query' | 'params', schema: Schema) =>
  (request: FastifyRequest): z.output<Schema> => {
    const parsed = schema.safeParse(request[part]);
    if (parsed.success) return parsed.data;
    const { query } = getWords(toAskedLanguage(request)).forms;
    const messages: FieldMessages = {};
    for (const [name, codes] of Object.entries(groupByField(parsed.error.issues)))
      messages[name] = codes.map((code) => {
        if (!isQueryCode(code)) throw new Error(`No code of a query: ${code}`);
        return query[code]({ name });
      });
    throw new ApiFailure(422, messages);
  };
