import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Ends the connection of a request that is waited for no longer. Where nothing of an answer is out, it ends with a bare one.
 * @param head the status, as in `408 Request Timeout`, and lines of headers behind it
 */
export const cutOff = (
  { socket }: IncomingMessage,
  response: ServerResponse,
  head: readonly [string, ...string[]],
): void => {
  // One that stands behind another request of its connection has no socket yet.
  if (response.socket && !response.headersSent)
    socket.write(`HTTP/1.1 ${[...head, 'Content-Length: 0', 'Connection: close'].join('\r\n')}\r\n\r\n`);
  socket.destroySoon();
};
