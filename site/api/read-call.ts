import { toFieldMessages } from '@ev-site/contract/failure.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ApiFailure } from './failures.ts';
import { createReadCache } from './read-cache.ts';

/** A read: how its input is parsed and its answer made. */
interface ReadCall<Input> {
  /** Path below /api, in the router's spelling. */
  path: string;
  /** Parses what was asked. @throws {ApiFailure} */
  parse(request: FastifyRequest): Input;
  read(input: Input): Promise<unknown>;
}

/** Adds a read to the API. */
export type AddRead = <Input>(call: ReadCall<Input>) => void;

// Browsers ask each time, which costs a 304; caches in between may keep it for some seconds.
const cacheControl = 'public, max-age=0, s-maxage=5, stale-if-error=86400';

const send = (request: FastifyRequest, reply: FastifyReply, answer: { text: string; etag: string }) => {
  reply.header('Cache-Control', cacheControl).header('ETag', answer.etag);
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.text);
};

/** Makes the function that adds reads, with one cache for all of them. */
export const createAddRead = (api: FastifyInstance, generation: () => number): AddRead => {
  const fromCache = createReadCache(generation);
  return ({ path, parse, read }) => {
    api.get(path, async (request, reply) => {
      const input = parse(request);
      const answer = await fromCache(`${path} ${JSON.stringify(input)}`, () => read(input));
      return send(request, reply, answer);
    });
  };
};

/** For calls that ask nothing. */
export const parseNothing = (): null => null;

/** Parses with a schema of the contract; what fails is answered with 422 and the messages by name. */
export const parseWith = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiFailure(422, toFieldMessages(parsed.error.issues));
};
