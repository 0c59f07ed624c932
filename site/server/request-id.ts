import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdPattern } from '@ev-site/contract/request-id.ts';
import type { ProxyTrust } from './proxy-trust.ts';

/** What is looked at of a request: its headers, and who sent it. */
type Named = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** Makes the naming of requests: a trusted proxy's X-Request-Id if it has a harmless form, else a random one. */
export const createRequestIds =
  (trust: ProxyTrust) =>
  ({ headers, socket }: Named): string => {
    const given = headers['x-request-id'];
    const isGood = typeof given === 'string' && requestIdPattern.test(given);
    return isGood && trust(socket.remoteAddress ?? '', 0) ? given : randomUUID();
  };
