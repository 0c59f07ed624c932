import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { hour } from '@ev-site/contract/spans-of-time.ts';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProxyTrust } from '../proxy-trust.ts';
import { limitConnections } from './connections.ts';

const opened: Socket[] = [];
let server: Server;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const socket of opened.splice(0)) socket.destroy();
  server.close();
});

const open = async (most: number, trust: ProxyTrust = () => false, mostOfAll = 0) => {
  const warn = vi.fn();
  server = createServer((_request, response) => response.end('here'));
  if (mostOfAll) server.maxConnections = mostOfAll;
  limitConnections(server, { most, trust, isBusy: () => false, log: { warn } });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return warn;
};

/** Opens a connection and sends a request. @returns whether it was answered */
const ask = (address = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, address);
    opened.push(socket);
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    socket.on('error', () => {});
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
  });

const askTimes = (count: number, address?: string) =>
  Promise.all(Array.from({ length: count }, () => ask(address)));

test('limits the connections of one network, not of others, and a closed one frees its place', async () => {
  const warn = await open(3);
  expect(await askTimes(3)).toEqual([true, true, true]);
  expect(await ask()).toBe(false);
  expect(await ask('::1')).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toContain('127.0.0');
  opened[0]?.destroy();
  await expect.poll(async () => await ask()).toBe(true);
});

test('counts all spellings of an address as one network', async () => {
  await open(2);
  // The socket accepts IPv4 and IPv6, so an IPv4 address appears as ::ffff:127.0.0.1.
  expect(await askTimes(2)).toEqual([true, true]);
  expect(await ask('127.0.0.1')).toBe(false);
  expect(await ask('::1')).toBe(true);
});

/** A server that gets its connections from the test. */
const makeDoor = (most: number, trust: ProxyTrust = () => false, maxConnections?: number) => {
  const closeIdleConnections = vi.fn();
  const door = Object.assign(new EventEmitter(), { closeIdleConnections, maxConnections });
  const warn = vi.fn();
  const busy = new Set<unknown>();
  limitConnections(door as unknown as Server, {
    most,
    trust,
    isBusy: (socket) => busy.has(socket),
    log: { warn },
  });
  const come = (remoteAddress: string, bytesWritten = 0) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, bytesWritten, destroy: vi.fn() });
    door.emit('connection', socket);
    return socket;
  };
  type Came = ReturnType<typeof come>;
  /** Asks over a connection. @returns what ends the answer */
  const ask = (socket: Came) => {
    busy.add(socket);
    return () => busy.delete(socket);
  };
  const listWarnings = () => warn.mock.calls.map(([, message]) => message);
  return { door, come, ask, closeIdleConnections, listWarnings };
};

const isDestroyed = ({ destroy }: { destroy: ReturnType<typeof vi.fn> }): boolean =>
  destroy.mock.calls.length > 0;

/** The next turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('closes no busy connection in the turn in which idle ones are being closed', async () => {
  const { come, closeIdleConnections, listWarnings } = makeDoor(1000, undefined, 200);
  const held = Array.from({ length: 198 }, (_, place) => come(`127.0.2.${1 + (place % 2)}`));
  const sameTurn = ['127.0.0.1', '127.0.0.2'].map((address) => come(address));
  expect(closeIdleConnections).toHaveBeenCalledOnce();
  expect([...held, ...sameTurn].filter(isDestroyed)).toEqual([]);
  // No connection was idle: in a later turn some are closed, with another log line.
  await turn();
  expect(isDestroyed(come('127.0.0.3'))).toBe(false);
  expect(closeIdleConnections).toHaveBeenCalledOnce();
  expect(held.filter(isDestroyed)).toHaveLength(3);
  expect(listWarnings()).toEqual([
    'all connections are taken; idle ones are closed',
    'all connections are taken; whoever holds the most loses some',
  ]);
});

test('accepts no more connections than the maximum in that turn, even from a trusted proxy', async () => {
  const { come, closeIdleConnections } = makeDoor(1000, (address) => address.startsWith('10.'), 200);
  for (let count = 0; count < 198; count += 1) come('10.0.0.1');
  expect(closeIdleConnections).not.toHaveBeenCalled();
  expect([come('10.0.0.1'), come('127.0.0.1')].filter(isDestroyed)).toEqual([]);
  expect(closeIdleConnections).toHaveBeenCalledOnce();
  expect([come('10.0.0.1'), come('127.0.0.2')].map(isDestroyed)).toEqual([true, true]);
  await turn();
  expect(isDestroyed(come('10.0.0.1'))).toBe(true);
});

test('closes new and busy connections of a network last', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { come, ask } = makeDoor(1000, undefined, 100);
  const silent = come('127.0.2.1');
  vi.advanceTimersByTime(6000);
  const [answered, idle] = [come('127.0.2.1', 100), come('127.0.2.1', 100)];
  ask(answered);
  ask(idle)();
  const fresh = Array.from({ length: 96 }, () => come('127.0.2.1'));
  const all = [silent, answered, idle, ...fresh];
  // Connections that are idle by Node's own count were closed first, a turn ago.
  come('127.0.4.1');
  await turn();
  vi.advanceTimersByTime(900);
  come('127.0.4.2');
  expect(all.filter(isDestroyed)).toEqual([silent, idle]);
  come('127.0.4.3');
  expect(all.filter(isDestroyed)).toEqual([silent, answered, idle]);
});

test('closes idle connections and warns again though the clock was set back by an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const { come, closeIdleConnections, listWarnings } = makeDoor(1000, undefined, 100);
  for (let place = 0; place < 100; place += 1) come(`127.0.2.${1 + (place % 2)}`);
  expect(closeIdleConnections).toHaveBeenCalledOnce();
  await turn();
  vi.setSystemTime(Date.now() - hour);
  vi.advanceTimersByTime(11_000);
  come('127.0.2.1');
  expect(closeIdleConnections).toHaveBeenCalledTimes(2);
  expect(listWarnings()).toEqual(Array(2).fill('all connections are taken; idle ones are closed'));
});

test('allows the /48 around an IPv6 network eight times as many connections', () => {
  const { come } = makeDoor(2);
  const inside = Array.from({ length: 16 }, (_, index) => come(`2001:db8:0:${Math.floor(index / 2)}::1`));
  for (const { destroy } of inside) expect(destroy).not.toHaveBeenCalled();
  expect(come('2001:db8:0:8::1').destroy).toHaveBeenCalledOnce();
  expect(come('2001:db8:1:8::1').destroy).not.toHaveBeenCalled();
  inside[0]?.emit('close');
  expect(come('2001:db8:0:8::1').destroy).not.toHaveBeenCalled();
});

test('does not limit a trusted proxy', async () => {
  const warn = await open(2, (address) => address.endsWith('127.0.0.1'));
  expect(await askTimes(10)).toEqual(Array(10).fill(true));
  expect(warn).not.toHaveBeenCalled();
});

test('closes idle connections when all connections are taken', async () => {
  await open(100);
  server.maxConnections = 5;
  expect(await askTimes(5)).toEqual(Array(5).fill(true));
  expect(await ask()).toBe(false);
  await delay(50);
  expect(await ask()).toBe(true);
});

test('closes silent connections of a few networks in favour of other networks, but not of their own new ones', async () => {
  await open(1000, () => false, 200);
  let here = 0;
  server.on('connection', (socket) => {
    here += 1;
    socket.on('close', () => {
      here -= 1;
    });
  });
  const hold = (localAddress: string) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    opened.push(socket.on('error', () => {}));
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
    return socket;
  };
  const [first, ...others] = Array.from({ length: 198 }, (_, place) => hold(`127.0.2.${1 + (place % 2)}`));
  await expect.poll(() => here).toBe(198);
  // Idle connections are closed first, at most once a second, so here only once.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  hold('127.0.2.1');
  await expect.poll(() => here).toBe(199);
  expect(await askTimes(20)).toEqual(Array(20).fill(true));
  await expect.poll(() => here).toBeLessThanOrEqual(199);
  await expect.poll(() => first?.closed).toBe(true);
  await expect.poll(() => others.filter(({ closed }) => closed).length).toBeGreaterThan(15);
  const late = hold('127.0.2.1');
  await expect.poll(() => late.closed).toBe(true);
});
