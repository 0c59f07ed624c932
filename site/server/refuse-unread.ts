import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { apiPolicy } from '../api/api-policy.ts';

type UnreadStatus = 400 | 408 | 431;

const toRefusal = (statusCode: UnreadStatus) => {
  const body = JSON.stringify({ error: STATUS_CODES[statusCode], statusCode });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': apiPolicy,
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  };
  return { body, headers };
};

/** Answers a request with too many headers, and ends its connection. */
export const refuseHeaders = (response: ServerResponse): void => {
  const { body, headers } = toRefusal(431);
  response.writeHead(431, headers).end(body);
};

const statuses: Readonly<Record<string, UnreadStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a request that Node could not read, and ends its connection. */
export const refuseUnread = (error: ConnectionError, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code] ?? 400;
  const { body, headers } = toRefusal(status);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  socket.destroy(error);
};
