import type { IncomingMessage, ServerResponse } from 'node:http';
import { cutOff } from '../traffic/cut-off.ts';

/**
 * Ends the connection of a request whose body has not arrived after `ms`. With `least`, ends it only when less than
 * `least` bytes arrived in one such interval. The server itself limits the total time.
 */
export const endSlowUploads = (
  request: IncomingMessage,
  response: ServerResponse,
  { ms, least = Number.POSITIVE_INFINITY }: { ms: number; least?: number | undefined },
): void => {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let read = socket.bytesRead;
  const watch = setInterval(() => {
    const came = socket.bytesRead - read;
    read = socket.bytesRead;
    if (came >= least && !request.complete) return;
    clearInterval(watch);
    if (!request.complete) cutOff(request, response, ['408 Request Timeout']);
  }, ms);
  request.once('close', () => clearInterval(watch));
};
