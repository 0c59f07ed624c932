import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
let broken = '';
let heldBack = '';
let port = 0;
let primary: ChildProcess;
let log = '';

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-processes-'));
  broken = path.join(folder, 'broken');
  heldBack = path.join(folder, 'held-back');
  port = await freePort();
  log = '';
});
afterEach(async () => {
  if (primary.exitCode === null && primary.signalCode === null) {
    const gone = once(primary, 'exit');
    primary.kill('SIGKILL');
    await gone;
  }
  rmSync(folder, { recursive: true });
});

/** Sends a request over a new connection, or over the agent's connection. */
const ask = (address: string, agent?: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    const options = { agent: agent ?? false, signal: AbortSignal.timeout(5000) };
    get(`http://127.0.0.1:${port}${address}`, options, (response) => text(response).then(resolve, reject)).on(
      'error',
      reject,
    );
  });

const isRunning = (pid: number) => {
  try {
    // A zombie, which has ended but whose exit status was not read yet, is still in the list.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** The processes that the primary keeps, from the system's list. */
const listPids = (): number[] =>
  readFileSync(`/proc/${primary.pid}/task/${primary.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter(isRunning);

const start = () => {
  primary = spawn(process.execPath, [path.join(import.meta.dirname, '../../testing/small-site.child.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      PROCESSES: '2',
      BROKEN: broken,
      HELD_BACK: heldBack,
      LOG_LEVEL: 'info',
    },
    // A process that is just starting when its primary is killed writes errors.
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  primary.stdout?.setEncoding('utf8').on('data', (lines: string) => {
    log += lines;
  });
};

const startTwo = async () => {
  start();
  await expect.poll(() => log).toContain('site processes share the port');
  return listPids();
};

test('two processes share the port and one count; a killed one is replaced, and the count goes on', async () => {
  const [first = 0, second = 0] = await startTwo();
  const counts = await Promise.all(Array.from({ length: 10 }, () => ask('/count')));
  expect(counts.map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  process.kill(first, 'SIGKILL');
  await expect.poll(() => log).toContain('took its place');
  expect(log).toMatch(/"signal":"SIGKILL".*another one is started/);
  expect(listPids()).toHaveLength(2);
  expect(listPids()).toContain(second);
  expect(Number(await ask('/count'))).toBe(11);
});

test('no request hangs when a process is killed under load', async () => {
  const inFlight = 6;
  await startTwo();
  const failures: string[] = [];
  let loading = true;
  const load = async () => {
    while (loading) await ask('/').catch((error: Error) => failures.push(error.name));
  };
  const loads = Array.from({ length: inFlight }, load);
  const kills = 3;
  for (let kill = 0; kill < kills; kill += 1) {
    const [pid = 0] = listPids();
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => log.match(/took its place/g)?.length).toBe(kill + 1);
    await delay(500);
  }
  loading = false;
  await Promise.all(loads);
  // Only requests that the killed process was working on are cut off; all others are answered.
  expect(failures).not.toContain('AbortError');
  expect(failures.length).toBeLessThanOrEqual(kills * inFlight);
});

test('a process that dies at its start is restarted after growing pauses, while the other serves', async () => {
  const [first = 0, second = 0] = await startTwo();
  writeFileSync(broken, '');
  process.kill(first, 'SIGKILL');
  await expect.poll(() => log).toContain('"pauseMs":2000');
  expect([...log.matchAll(/"pauseMs":(\d+)/g)].map((match) => Number(match[1]))).toEqual([500, 1000, 2000]);
  expect(await ask('/')).toBe(String(second));
  rmSync(broken);
  await expect.poll(listPids).toHaveLength(2);
});

test('a process that is killed before it listens is replaced, while the other serves', async () => {
  writeFileSync(heldBack, '2');
  start();
  await expect.poll(() => ask('/').catch(() => '')).not.toBe('');
  const first = Number(await ask('/'));
  const [second = 0] = listPids().filter((pid) => pid !== first);
  process.kill(second, 'SIGKILL');
  await expect.poll(() => log).toContain('took its place');
  expect(log).toContain('site processes share the port');
  expect(listPids()).toHaveLength(2);
  expect(listPids()).toContain(first);
});

test('ends with code 1 if no process starts', async () => {
  writeFileSync(broken, '');
  start();
  expect((await once(primary, 'exit'))[0]).toBe(1);
});

test('ends with code 0 and without an error on SIGTERM during the start', async () => {
  start();
  await expect.poll(() => listPids().length).toBeGreaterThan(0);
  primary.kill('SIGTERM');
  expect((await once(primary, 'exit'))[0]).toBe(0);
  expect(log).not.toContain('did not start');
});

test('SIGHUP replaces all processes without a failed request', async () => {
  const old = await startTwo();
  const agents = Array.from({ length: 4 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const failures: unknown[] = [];
  let answered = 0;
  let loading = true;
  const load = async (address: string, agent?: Agent) => {
    while (loading) {
      await ask(address, agent).then(
        () => {
          answered += 1;
        },
        (error: unknown) => failures.push(error),
      );
      await delay(agent ? 20 : 5);
    }
  };
  const loads = [...agents.map((agent) => load('/', agent)), load('/'), load('/'), load('/?ms=1500')];
  primary.kill('SIGHUP');
  await delay(1000);
  // A second request for a replacement, while the first one is running.
  primary.kill('SIGHUP');
  await expect.poll(() => log.match(/all site processes were replaced/g)).toHaveLength(2);
  loading = false;
  await Promise.all(loads);
  for (const agent of agents) agent.destroy();
  expect(failures).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  expect(old.filter(isRunning)).toEqual([]);
  expect(listPids()).toHaveLength(2);
}, 90_000);

test('keeps the old processes if a new one does not start', async () => {
  const old = await startTwo();
  writeFileSync(broken, '');
  primary.kill('SIGHUP');
  await expect.poll(() => log).toContain('a new one did not start');
  expect(listPids()).toEqual(old);
});

test('kills a new process that does not listen, keeps the old ones, and replaces them at the next SIGHUP', async () => {
  const old = await startTwo();
  writeFileSync(heldBack, '3');
  primary.kill('SIGHUP');
  await expect.poll(() => log, { timeout: 10_000 }).toContain('a new one did not start');
  expect(listPids()).toEqual(old);
  primary.kill('SIGHUP');
  await expect.poll(() => log, { timeout: 20_000 }).toContain('all site processes were replaced');
}, 40_000);

test.each([
  ['the primary', (pid: number) => pid],
  ['all at once', (pid: number) => -pid],
])(
  'on SIGTERM to %s finishes its requests and leaves no process behind',
  async (_whom, toTarget) => {
    const pids = await startTwo();
    const slow = Promise.all(Array.from({ length: 4 }, () => ask('/?ms=1000')));
    await delay(200);
    process.kill(toTarget(primary.pid ?? 0), 'SIGTERM');
    const [[code], answers] = await Promise.all([once(primary, 'exit'), slow]);
    expect(code).toBe(0);
    expect(answers.filter((pid) => !pids.includes(Number(pid)))).toEqual([]);
    expect(pids.filter(isRunning)).toEqual([]);
  },
  40_000,
);
