import { contentTypes } from '@ev-site/contract/forms/content-types.ts';
import type { FastifyInstance } from 'fastify';

/** Reads forms that are sent without script, as fields by their names; of several of one name the last. */
export const addFormParser = (server: FastifyInstance, options: { bodyLimit?: number } = {}): void => {
  server.addContentTypeParser(contentTypes.plain, { parseAs: 'string', ...options }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};
