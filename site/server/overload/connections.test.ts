import { EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProxyTrust } from '../proxy-trust.ts';
import { limitConnections } from './connections.ts';

const opened: Socket[] = [];
let server: Server;

afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of opened.splice(0)) socket.destroy();
  server.close();
});

const open = async (most: number, trust: ProxyTrust = () => false, mostOfAll = 0) => {
  const warn = vi.fn();
  server = createServer((_request, response) => response.end('here'));
  if (mostOfAll) server.maxConnections = mostOfAll;
  limitConnections(server, { most, trust, log: { warn } });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return warn;
};

/** Opens a connection and asks on it. @returns whether it was answered */
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

test('a network has so many connections; others have theirs, and a closed one makes room', async () => {
  const warn = await open(3);
  expect(await askTimes(3)).toEqual([true, true, true]);
  expect(await ask()).toBe(false);
  expect(await ask('::1')).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
  expect(JSON.stringify(warn.mock.calls)).not.toContain('127.0.0');
  opened[0]?.destroy();
  await expect.poll(async () => await ask()).toBe(true);
});

test('however an address is spelt, it is one network', async () => {
  await open(2);
  // The socket serves both kinds, so that an IPv4 address comes as ::ffff:127.0.0.1.
  expect(await askTimes(2)).toEqual([true, true]);
  expect(await ask('127.0.0.1')).toBe(false);
  expect(await ask('::1')).toBe(true);
});

test('the /48 around a network of IPv6 has eight times as many', () => {
  const door = new EventEmitter();
  const warn = vi.fn();
  limitConnections(door as Server, { most: 2, trust: () => false, log: { warn } });
  const come = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
    door.emit('connection', socket);
    return socket;
  };
  const inside = Array.from({ length: 16 }, (_, index) => come(`2001:db8:0:${Math.floor(index / 2)}::1`));
  for (const { destroy } of inside) expect(destroy).not.toHaveBeenCalled();
  expect(come('2001:db8:0:8::1').destroy).toHaveBeenCalledOnce();
  expect(come('2001:db8:1:8::1').destroy).not.toHaveBeenCalled();
  inside[0]?.emit('close');
  expect(come('2001:db8:0:8::1').destroy).not.toHaveBeenCalled();
});

test('a trusted proxy is not bounded', async () => {
  const warn = await open(2, (address) => address.endsWith('127.0.0.1'));
  expect(await askTimes(10)).toEqual(Array(10).fill(true));
  expect(warn).not.toHaveBeenCalled();
});

test('when all connections are taken, idle ones make room', async () => {
  await open(100);
  server.maxConnections = 5;
  expect(await askTimes(5)).toEqual(Array(5).fill(true));
  expect(await ask()).toBe(false);
  await delay(50);
  expect(await ask()).toBe(true);
});

test('nearly all that a few networks hold without a word is given up to those who hold less, and to none of theirs', async () => {
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
  // What is idle is looked for first, once a second: once.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  hold('127.0.2.1');
  await expect.poll(() => here).toBe(199);
  expect(await askTimes(20)).toEqual(Array(20).fill(true));
  expect(here).toBeLessThanOrEqual(199);
  expect(first?.closed).toBe(true);
  expect(others.filter(({ closed }) => closed).length).toBeGreaterThan(15);
  const late = hold('127.0.2.1');
  await expect.poll(() => late.closed).toBe(true);
});
