import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cutOff } from '../traffic/cut-off.ts';
import { endSlowUploads } from './end-slow-uploads.ts';
import { onlyReads } from './only-reads.ts';

/** Looks at a request before Fastify does, and passes on to `handle` what it does not answer. */
export type EarlyAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
) => void;

const second = 1000;

/** How long the body of a request may take, and after how long it is seen whether a visitor's file still comes. */
export const bodyTimeout = 120 * second;

/** What a file over a slow line has to bring in each two minutes: five megabytes come at 70 kbit/s and faster. */
const leastOfFile = 500_000;

/** Bytes of a request's headers, its address among them. */
export const mostOfHeaders = 16_384;

/** Header lines of one request; a browser behind three proxies sends about forty. */
const mostHeaders = 100;

/** Those that are about to close although they still take connections. */
const leaving = new WeakSet<Server>();

/** From now on each kept connection ends with its next answer, as it does while the server closes. */
export const endKeptConnections = (server: Server): void => {
  leaving.add(server);
};

/** What each server has passed on and not answered to the end. */
const underWay = new WeakMap<Server, Set<ServerResponse>>();

/** Seconds after which another process has taken over. */
const retryAfter = 5;

/**
 * Ends forms and calls that are under way, as one that still arrives, with 503 where nothing of an answer is out. What only
 * reads gets nothing: a proxy asks another process then, and none after a 503.
 */
export const refuseUnderWay = (server: Server): void => {
  for (const response of underWay.get(server) ?? [])
    if (!onlyReads(response.req.method))
      cutOff(response.req, response, ['503 Service Unavailable', `Retry-After: ${retryAfter}`]);
};

/**
 * The path of a request that names the whole address, as to a proxy: every server has to understand it so (RFC 9112, 3.2.2). Whatever
 * host it names, this site is meant.
 */
const toPath = (url: string): string => {
  const [origin] = /^https?:\/\/[^/?]*/i.exec(url) ?? [];
  if (origin === undefined) return url;
  const path = url.slice(origin.length);
  return path.startsWith('/') ? path : `/${path}`;
};

const refuseHeaders = (response: ServerResponse) => {
  const body = '{"error":"Request Header Fields Too Large","statusCode":431}';
  response
    .writeHead(431, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      Connection: 'close',
    })
    .end(body);
};

/**
 * Makes the HTTP server with its limits. Requests come to `answerEarly` first, then to `handle`.
 * A request must arrive within two minutes (uploads to the studio over a slow line), its headers within 15 seconds.
 * One that brings a visitor's file may take ten as long as it goes on coming. Headers of more than 16 kB or 100 lines get 431.
 */
export const createHttpServer = (
  answerEarly: EarlyAnswer,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  bringsFile: (request: IncomingMessage) => boolean = () => false,
): Server => {
  const responses = new Set<ServerResponse>();
  // What is answered early ends at once.
  const takeOn = (request: IncomingMessage, response: ServerResponse): void => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
    handle(request, response);
  };
  const server = createServer(
    {
      headersTimeout: 15 * second,
      requestTimeout: 600 * second,
      // Longer than the minute for which proxies keep their connections, so that it is they who close.
      keepAliveTimeout: 75 * second,
      connectionsCheckingInterval: 5 * second,
      maxHeaderSize: mostOfHeaders,
      noDelay: true,
    },
    (request, response) => {
      request.url = toPath(request.url ?? '');
      // While closing, a kept connection ends with its next answer.
      if (!server.listening || leaving.has(server)) response.shouldKeepAlive = false;
      endSlowUploads(request, response, {
        ms: bodyTimeout,
        least: bringsFile(request) ? leastOfFile : undefined,
      });
      if (request.rawHeaders.length > 2 * mostHeaders) return refuseHeaders(response);
      answerEarly(request, response, takeOn);
    },
  );
  underWay.set(server, responses);
  // Node drops what is beyond in silence; one more than the limit lets us see that there was more.
  server.maxHeadersCount = mostHeaders + 1;
  // A reader who takes nothing for two minutes is gone.
  server.timeout = 120 * second;
  server.maxConnections = 10_000;
  return server;
};
