import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { cutOff } from '../traffic/cut-off.ts';
import { endSlowUploads } from './end-slow-uploads.ts';
import { onlyReads } from './only-reads.ts';
import { refuseHeaders } from './refuse-unread.ts';

/** Sees a request before Fastify does. Passes the request on to `handle` if it does not answer. */
export type EarlyAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
) => void;

const second = 1000;

/** Time limit for the body of a request; for a visitor's file, the interval of the progress check. */
export const bodyTimeout = 120 * second;

/** Bytes that a file upload must send in each two minutes. Five megabytes in ten minutes, the limit, need 70 kbit/s. */
const leastOfFile = 500_000;

/** Bytes of a request's headers, including its address. */
export const maxHeaderBytes = 16_384;

/** Header lines of one request; a browser behind three proxies sends about forty. */
const maxHeaderLines = 100;

/**
 * Requests that a client may send over one connection before it has the answer of an earlier one. Browsers and proxies
 * send none. Node parses all that arrive in one packet, and an attacker’s packet holds two thousand.
 */
const maxPipelined = 16;

/** Servers that are about to close but still accept connections. */
const draining = new WeakSet<Server>();

/** From now on each keep-alive connection ends with its next answer, as while the server closes. */
export const endKeptConnections = (server: Server): void => {
  draining.add(server);
};

/** For each server, the responses of requests that were passed on and are not finished. */
const inFlight = new WeakMap<Server, Set<ServerResponse>>();

/** For each connection, the number of requests that were passed on and are not finished. */
const inFlightCounts = new WeakMap<Socket, number>();

const countInFlight = (socket: Socket): number => inFlightCounts.get(socket) ?? 0;

/** Whether somebody waits for an answer over this connection, or receives one. */
export const isBusy = (socket: Socket): boolean => countInFlight(socket) > 0 || socket.writableLength > 0;

/** For each connection, the requests that wait behind an earlier one. */
const pipelined = new WeakMap<Socket, number>();

/** Counts a request that waits behind an earlier one of its connection. @returns whether it is one too many */
const isTooDeeplyPipelined = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
  // Node gives a response its connection when its turn comes.
  if (response.socket) return false;
  const count = (pipelined.get(socket) ?? 0) + 1;
  if (count > maxPipelined) return true;
  pipelined.set(socket, count);
  response.once('socket', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1));
  return false;
};

/** Seconds after which another process has taken over. */
const retryAfter = 5;

/**
 * Ends forms and calls that are in flight, including one whose body still arrives. They get 503 if no part of an answer
 * was sent. GET and HEAD requests get nothing: without an answer a proxy asks another process, after a 503 it does not.
 */
export const refuseInFlight = (server: Server): void => {
  for (const response of inFlight.get(server) ?? [])
    if (!onlyReads(response.req.method))
      cutOff(response.req, response, ['503 Service Unavailable', `Retry-After: ${retryAfter}`]);
};

/**
 * The path of a request whose target is an absolute URL, as sent to a proxy. Every server must accept this form
 * (RFC 9112, 3.2.2). The host in it is ignored, because this server has only one site.
 */
const toPath = (url: string): string => {
  const [origin] = /^https?:\/\/[^/?]*/i.exec(url) ?? [];
  if (origin === undefined) return url;
  const path = url.slice(origin.length);
  return path.startsWith('/') ? path : `/${path}`;
};

/**
 * Creates the HTTP server with its limits. Requests come to `answerEarly` first, then to `handle`.
 * A request's headers must arrive within 15 seconds, its body within two minutes (studio uploads over a slow line).
 * A request with a visitor's file may take ten minutes while data keeps arriving. Headers of more than 16 kB or
 * 100 lines get 431. A connection ends with the seventeenth request that waits behind an earlier one.
 */
export const createHttpServer = (
  answerEarly: EarlyAnswer,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  bringsFile: (request: IncomingMessage) => boolean = () => false,
): Server => {
  const responses = new Set<ServerResponse>();
  // Early answers are complete when they are given, so they are not tracked.
  const takeOn = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    responses.add(response);
    inFlightCounts.set(socket, countInFlight(socket) + 1);
    response.once('close', () => {
      responses.delete(response);
      inFlightCounts.set(socket, countInFlight(socket) - 1);
    });
    handle(request, response);
  };
  const server = createServer(
    {
      headersTimeout: 15 * second,
      requestTimeout: 600 * second,
      // Longer than the minute for which proxies keep their connections, so that the proxy closes first.
      keepAliveTimeout: 75 * second,
      connectionsCheckingInterval: 5 * second,
      maxHeaderSize: maxHeaderBytes,
      noDelay: true,
    },
    (request, response) => {
      if (request.socket.destroyed) return;
      if (isTooDeeplyPipelined(request, response)) {
        request.socket.destroy();
        return;
      }
      request.url = toPath(request.url ?? '');
      // While the server closes, a keep-alive connection ends with its next answer.
      if (!server.listening || draining.has(server)) response.shouldKeepAlive = false;
      endSlowUploads(request, response, {
        ms: bodyTimeout,
        least: bringsFile(request) ? leastOfFile : undefined,
      });
      if (request.rawHeaders.length > 2 * maxHeaderLines) return refuseHeaders(response);
      answerEarly(request, response, takeOn);
    },
  );
  inFlight.set(server, responses);
  // Node 24.21 refuses requests with more lines than this. Older versions leave some of the lines out (seen with Node 20),
  // and an image may be built with one: there, one line more than the limit shows that it was exceeded.
  server.maxHeadersCount = maxHeaderLines + 1;
  // A reader who accepts no data for two minutes is gone.
  server.timeout = 120 * second;
  server.maxConnections = 10_000;
  return server;
};
