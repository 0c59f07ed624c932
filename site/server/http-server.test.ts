import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttpServer, isBusy } from './http-server.ts';

// Fakes only the timer of the body limit. All other timers of Node run.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a form may take two minutes, and a file may take longer while it keeps arriving', async () => {
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
])('a request for %s is handled as %s', async (target, path) => {
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

/** Sends GET requests over one connection, each batch as one packet. */
const openPipeline = async (answer: (response: ServerResponse) => void) => {
  let asked = 0;
  const server = createHttpServer(
    (_request, response) => {
      asked += 1;
      answer(response);
    },
    () => undefined,
  );
  const socket = connect(await listenLocally(server), '127.0.0.1');
  let received = '';
  let isClosed = false;
  socket
    .on('data', (part) => {
      received += part;
    })
    .on('error', () => {})
    .on('close', () => {
      isClosed = true;
    });
  return {
    send: (count: number) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count)),
    countAnswers: () => received.split('HTTP/1.1 200 OK').length - 1,
    countAsked: () => asked,
    isClosed: () => isClosed,
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
};

test('answers sixteen requests that are sent ahead of the answers, repeatedly', async () => {
  const pipeline = await openPipeline((response) => response.end('here'));
  try {
    pipeline.send(17);
    await expect.poll(pipeline.countAnswers).toBe(17);
    pipeline.send(17);
    await expect.poll(pipeline.countAnswers).toBe(34);
    expect(pipeline.isClosed()).toBe(false);
  } finally {
    pipeline.end();
  }
});

test('closes a connection with more requests ahead, and handles none of the excess', async () => {
  const pipeline = await openPipeline(() => undefined);
  try {
    pipeline.send(500);
    await expect.poll(pipeline.isClosed).toBe(true);
    expect(pipeline.countAsked()).toBe(17);
  } finally {
    pipeline.end();
  }
});

/** Connects to a server whose answers are made by the test. */
const openAnswers = async () => {
  const open: ServerResponse[] = [];
  const server = createHttpServer(
    (request, response, handle) => handle(request, response),
    (_request, response) => {
      open.push(response);
    },
  );
  const socket = connect(await listenLocally(server), '127.0.0.1');
  const [come] = await Promise.all([
    new Promise<Socket>((resolve) => server.once('connection', resolve)),
    new Promise((resolve) => socket.once('connect', resolve)),
  ]);
  const end = () => {
    socket.destroy();
    server.close();
  };
  return { open, socket, come, end };
};

test('a connection is busy while an answer is made or not fully read', async () => {
  const { open, socket, come, end } = await openAnswers();
  try {
    expect(isBusy(come)).toBe(false);
    socket.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => isBusy(come)).toBe(true);
    open[0]?.end('a'.repeat(20_000_000));
    await expect.poll(() => come.bytesWritten).toBeGreaterThan(0);
    expect(isBusy(come)).toBe(true);
    socket.resume();
    await expect.poll(() => isBusy(come)).toBe(false);
  } finally {
    end();
  }
});

test('a connection is busy until the last pipelined request is answered', async () => {
  const { open, socket, come, end } = await openAnswers();
  try {
    socket.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2));
    await expect.poll(() => open.length).toBe(2);
    const isFirstOver = new Promise((resolve) => open[0]?.once('close', resolve));
    open[0]?.end('here');
    await isFirstOver;
    await expect.poll(() => come.writableLength).toBe(0);
    expect(isBusy(come)).toBe(true);
    open[1]?.end('here');
    await expect.poll(() => isBusy(come)).toBe(false);
  } finally {
    end();
  }
});
