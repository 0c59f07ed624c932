import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenLocally } from '../../scripts/listen-locally.ts';
import { createHttpServer } from './http-server.ts';

// Fakes only the timer of the body limit. All other timers of Node run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a body has two minutes, and one that brings a file may go on coming', async () => {
  const arrived: Record<string, number> = {};
  const server = createHttpServer(
    (request) => {
      request.on('data', (part: Buffer) => {
        const url = request.url ?? '';
        arrived[url] = (arrived[url] ?? 0) + part.length;
      });
    },
    () => undefined,
    ({ url }) => url === '/file',
  );
  const port = await listenLocally(server);
  const open = (path: string) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n`);
    const send = async (bytes: number) => {
      const all = (arrived[path] ?? 0) + bytes;
      socket.write('a'.repeat(bytes));
      await expect.poll(() => arrived[path]).toBe(all);
    };
    return { send, getAnswer: () => answer };
  };
  try {
    const [form, file] = [open('/form'), open('/file')];
    await form.send(600_000);
    await file.send(600_000);
    vi.advanceTimersByTime(120_000);
    await expect.poll(form.getAnswer).toContain('408 Request Timeout');
    expect(file.getAnswer()).toBe('');
    await file.send(1000);
    vi.advanceTimersByTime(120_000);
    await expect.poll(file.getAnswer).toContain('408 Request Timeout');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test.each([
  ['/blogs?page=2', '/blogs?page=2'],
  ['http://ev.example/blogs?page=2', '/blogs?page=2'],
  ['HTTPS://ev.example:443/blogs', '/blogs'],
  ['http://ev.example', '/'],
  ['http://ev.example?page=2', '/?page=2'],
  ['/blogs?from=http://ev.example/', '/blogs?from=http://ev.example/'],
  ['*', '*'],
])('a request for %s is one for %s', async (target, path) => {
  const seen: unknown[] = [];
  const server = createHttpServer(
    (request, response) => {
      seen.push(request.url);
      response.end();
    },
    () => undefined,
    ({ url }) => {
      seen.push(url);
      return false;
    },
  );
  const socket = connect(await listenLocally(server), '127.0.0.1');
  try {
    socket.write(`OPTIONS ${target} HTTP/1.1\r\nHost: ev.example\r\n\r\n`);
    await expect.poll(() => seen).toEqual([path, path]);
  } finally {
    socket.destroy();
    server.close();
  }
});
