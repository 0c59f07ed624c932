import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdPattern } from '@ev-site/contract/request-id.ts';
import type { ProxyTrust } from './proxy-trust.ts';

/** The parts of a request that its id depends on: the headers, and the sender's address. */
type Named = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** Creates the function that names requests: by a trusted proxy's X-Request-Id if it is well-formed, else randomly. */
export const createRequestIds =
  (trust: ProxyTrust) =>
  ({ headers, socket }: Named): string => {
    const given = headers['x-request-id'];
    const isGood = typeof given === 'string' && requestIdPattern.test(given);
    return isGood && trust(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
