import { once } from 'node:events';
import { connect } from 'node:net';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createHttpServer } from './http-server.ts';

let port = 0;
let reached: string[] = [];
const server = createHttpServer(
  (request, response) => {
    reached.push(String(request.url));
    request.resume().once('end', () => response.end());
  },
  () => undefined,
);

beforeAll(async () => {
  port = await listenLocally(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  reached = [];
});

/** Sends bytes unchanged. @returns the statuses of all answers until the server closes, or waits for more data. */
const send = async (bytes: string): Promise<string[]> => {
  const socket = connect(port, '127.0.0.1');
  let answers = '';
  socket.on('data', (part) => {
    answers += part;
  });
  socket.setTimeout(10_000, () => socket.destroy());
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return [...answers.matchAll(/^HTTP\/1\.1 (\d+)/gm)].flatMap(([, status = '']) => status);
};

/** A second request, which a proxy might take for a part of the first, or might pass on behind it. */
const hidden = 'GET /hidden HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
const whole = `Content-Length: ${hidden.length}`;
const nothing = 'Content-Length: 0';
const chunked = 'Transfer-Encoding: chunked';
const lastChunk = '0\r\n\r\n';

const post = (headers: readonly string[], body: string, line = 'POST /first HTTP/1.1') =>
  `${[line, 'Host: a', ...headers].join('\r\n')}\r\n\r\n${body}`;
const withLength = (...headers: string[]) => post(headers, hidden);
const withEncoding = (...headers: string[]) => post(headers, lastChunk + hidden);
const inChunks = (chunks: string) => post([chunked], chunks + hidden);

test.each([
  ['a length and chunks', withEncoding(whole, chunked)],
  ['chunks and a length', withEncoding(chunked, 'Content-Length: 4')],
  ['two lengths', withLength(nothing, whole)],
  ['two equal lengths', withLength(nothing, nothing)],
  ['a list of lengths', withLength(`${whole}, 0`)],
  ['a list of equal lengths', withLength(`${nothing}, 0`)],
  ['a length with a plus', withLength('Content-Length: +0')],
  ['a length with a minus', withLength('Content-Length: -0')],
  ['a hexadecimal length', withLength('Content-Length: 0x0')],
  ['a length beyond 64 bits', withLength('Content-Length: 18446744073709551616')],
  ['an empty length', withLength('Content-Length:')],
  ['a length in two parts', withLength('Content-Length: 0 0')],
  ['a length with a NUL', withLength('Content-Length: 0\0')],
  ['a space before the colon of a length', withLength(whole.replace(':', ' :'))],
  ['a space before the colon of an encoding', withEncoding('Transfer-Encoding : chunked')],
  ['a tab before the colon of an encoding', withEncoding('Transfer-Encoding\t: chunked')],
  ['an encoding behind a vertical tab', withEncoding('Transfer-Encoding: \vchunked')],
  ['an encoding on a folded line', withEncoding('Transfer-Encoding:\r\n chunked')],
  ['an encoding in quotes', withEncoding('Transfer-Encoding: "chunked"')],
  ['an encoding with a parameter', withEncoding('Transfer-Encoding: chunked;q=1')],
  ['an encoding that nobody knows', withEncoding('Transfer-Encoding: xchunked')],
  ['an encoding twice', withEncoding(chunked, chunked)],
  ['another encoding behind chunks', withEncoding(`${chunked}, identity`)],
  ['another line of encodings', withEncoding(chunked, 'Transfer-Encoding: x')],
  ['another encoding and a length', withLength('Transfer-Encoding: identity', whole)],
  ['an encoding behind a lone line feed', withEncoding(`X: y\n${chunked}`)],
  ['an encoding behind a lone return', withEncoding(`X: y\r${chunked}`)],
  ['an encoding before two returns', withEncoding(`${chunked}\r`)],
  ['a length in a folded line', withLength(`X: y\r\n ${whole}`)],
  ['a NUL in a value', withLength('X: y\0', nothing)],
  ['a NUL in a name', withLength('X\0: y', nothing)],
  ['a line without a colon', withLength('X', nothing)],
  ['headers that end by a line feed', withLength(nothing).replace('\r\n\r\n', '\r\n\n')],
  ['line feeds alone', `POST /first HTTP/1.1\nHost: a\n${nothing}\n\n${hidden}`],
  ['a size of a chunk with a plus', inChunks('+0\r\n\r\n')],
  ['a size of a chunk with a minus', inChunks('-0\r\n\r\n')],
  ['a size of a chunk with 0x', inChunks('0x0\r\n\r\n')],
  ['a size of a chunk beyond 64 bits', inChunks('10000000000000000\r\n\r\n')],
  ['a size of a chunk before a space', inChunks('0 \r\n\r\n')],
  ['a size of a chunk behind a space', inChunks(' 0\r\n\r\n')],
  ['no size of a chunk', inChunks('\r\n\r\n')],
  ['a size of a chunk before a line feed', inChunks('0\n\n')],
  ['a line feed in an extension of a chunk', inChunks('3;a\nabc\r\n0\r\n\r\n')],
  ['a return in an extension of a chunk', inChunks('3;a\rb\r\nabc\r\n0\r\n\r\n')],
  ['a chunk that is longer than its size', inChunks('1\r\nabc\r\n0\r\n\r\n')],
  ['a chunk without its end', inChunks('3\r\nabcXY0\r\n\r\n')],
  ['a chunk before a line feed', inChunks('3\r\nabc\n0\r\n\r\n')],
  ['a length behind the chunks', inChunks(`0\r\n${whole}\r\n\r\n`)],
  ['chunks in HTTP/1.0', post([chunked], lastChunk + hidden, 'POST /first HTTP/1.0')],
  ['another version', post([nothing], hidden, 'POST /first HTTP/1.9')],
  ['a space behind the version', post([nothing], hidden, 'POST /first HTTP/1.1 ')],
])('refuses a request with %s, and does not read a hidden request behind it', async (_how, bytes) => {
  expect(await send(bytes)).toEqual(['400']);
  expect(reached).not.toContain('/hidden');
});

test.each([
  ['a body that has the length', withLength(whole, 'Connection: close'), ['/first']],
  ['no body', withLength(nothing), ['/first', '/hidden']],
  ['chunks that have ended', withEncoding(chunked), ['/first', '/hidden']],
])('reads what follows %s as every proxy does', async (_how, bytes, urls) => {
  expect(await send(bytes)).toEqual(urls.map(() => '200'));
  expect(reached).toEqual(urls);
});
