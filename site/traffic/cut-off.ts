import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Closes the connection of a request that takes too long. When no part of a response has been sent, it sends one
 * without a body first.
 * @param head the status, e.g. `408 Request Timeout`, followed by header lines
 */
export const cutOff = (
  { socket }: IncomingMessage,
  response: ServerResponse,
  head: readonly [string, ...string[]],
): void => {
  // A response queued behind another request of its connection has no socket yet.
  if (response.socket && !response.headersSent)
    socket.write(`HTTP/1.1 ${[...head, 'Content-Length: 0', 'Connection: close'].join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
};
