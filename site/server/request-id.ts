import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const acceptable = /^[\w.:-]{8,64}$/;

/** Makes the naming of requests: a trusted proxy's X-Request-Id if it has a harmless form, else a random one. */
export const createRequestIds =
  (trustProxy: boolean) =>
  (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers['x-request-id'];
    return trustProxy && typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
  };
