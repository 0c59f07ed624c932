import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import type { FastifyInstance } from 'fastify';

/** Parses forms sent without script into fields by name; of fields with the same name, the last counts. */
export const addFormParser = (server: FastifyInstance, options: { bodyLimit?: number } = {}): void => {
  server.addContentTypeParser(contentTypes.plain, { parseAs: 'string', ...options }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};
