import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterEach, expect, test } from 'vitest';
import { endSlowUploads } from './end-slow-uploads.ts';

const ms = 150;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that answers once the body has arrived, and posts a body of 400 bytes in `parts`, like a slow line. */
const post = async (least: number | undefined, parts: readonly number[]): Promise<string> => {
  server = createServer((request, response) => {
    endSlowUploads(request, response, { ms, least });
    request.resume().once('end', () => response.end('taken'));
  });
  const port = await listenLocally(server);
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 400\r\n\r\n');
  for (const bytes of parts) {
    socket.write('a'.repeat(bytes));
    await delay(100);
  }
  await closed;
  return answer.split('\r\n')[0] ?? '';
};

const taken = 'HTTP/1.1 200 OK';
const late = 'HTTP/1.1 408 Request Timeout';

test.each([
  ['that comes in time', undefined, [400], taken],
  ['that is late', undefined, [100, 100, 100, 100], late],
  ['of a file that comes slowly', 50, [100, 100, 100, 100], taken],
  ['of a file that drips', 50, [100, 1, 1, 1, 1, 1], late],
  ['of a file that stops', 50, [300], late],
])('a body %s', async (_what, least, parts, expected) => {
  expect(await post(least, parts)).toBe(expected);
});
