import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { isInstalled, systemPath } from '@ev-site/scripts/is-installed.ts';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { makeResume } from '@ev-site/tests/support/hostile/pdf.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { registry } from '../../metrics/registry.ts';
import { openVirusScan } from './virus-scan.ts';

/** The harmless text that every scanner reports as a virus; in two parts, so that no scanner reports this file. */
const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

const log = { warn: vi.fn(), info: vi.fn() };

const scanForViruses = (address: string | undefined, bytes: Uint8Array, withinMs?: number) =>
  openVirusScan(address, log, withinMs)(bytes);

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const listen = async (onConnection: (socket: Socket) => void): Promise<string> => {
  const server: Server = createServer((socket) => {
    socket.on('error', () => {});
    closers.push(() => socket.destroy());
    onConnection(socket);
  });
  const port = await listenLocally(server);
  closers.push(() => server.close());
  return `tcp://127.0.0.1:${port}`;
};

/** Reads a stream as clamd does: the command, then chunks with their lengths, then a length of 0. */
const standIn = (answer: string, seen: { bytes?: Buffer } = {}) =>
  listen((socket) => {
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      const all = Buffer.concat(parts);
      const command = 'zINSTREAM\0'.length;
      if (all.length < command + 4) return;
      const length = all.readUInt32BE(command);
      if (all.length < command + 4 + length + 4) return;
      if (all.toString('latin1', 0, command) !== 'zINSTREAM\0' || all.readUInt32BE(all.length - 4) !== 0)
        return;
      seen.bytes = all.subarray(command + 4, command + 4 + length);
      socket.end(answer);
    });
  });

describe('scanForViruses with a stand-in for clamd', () => {
  test('sends the file unchanged, and returns the verdict of the daemon', async () => {
    const seen: { bytes?: Buffer } = {};
    expect(await scanForViruses(await standIn('stream: OK\0', seen), makeResume())).toBe('clean');
    expect(seen.bytes?.equals(makeResume())).toBe(true);
    expect(await scanForViruses(await standIn('stream: Eicar FOUND\0'), eicar)).toBe('infected');
  });

  test.each([
    'INSTREAM size limit exceeded. ERROR\0',
    'stream: OK',
    'stream: OK\0stream: Eicar FOUND\0',
    'UNKNOWN COMMAND\0',
    '\0',
    '',
  ])('returns notScanned for the answer %j', async (answer) => {
    expect(await scanForViruses(await standIn(answer), eicar)).toBe('notScanned');
  });

  test('does not read an endless answer to its end', async () => {
    expect(await scanForViruses(await standIn('x'.repeat(100_000)), eicar)).toBe('notScanned');
  });

  test('gives up after its time limit, for silence and for a slow answer', async () => {
    const silent = await listen(() => {});
    const dripping = await listen((socket) => {
      const timer = setInterval(() => socket.write('s'), 20);
      closers.push(() => clearInterval(timer));
    });
    for (const address of [silent, dripping]) {
      const before = performance.now();
      expect(await scanForViruses(address, eicar, 200)).toBe('notScanned');
      expect(performance.now() - before).toBeLessThan(2000);
    }
  });

  test('logs once that scans fail and once that they work again, and counts each resume', async () => {
    const readScans = async () =>
      (await registry.getSingleMetric('ev_virus_scans_total')?.get())?.values.map(({ value }) => value) ?? [];
    const before = await readScans();
    log.warn.mockClear();
    let answer = 'stream: OK\0';
    const scan = openVirusScan(await listen((socket) => socket.end(answer)), log);
    expect(await scan(eicar)).toBe('clean');
    expect(log.warn).not.toHaveBeenCalled();
    answer = 'INSTREAM size limit exceeded. ERROR\0';
    for (const file of [eicar, eicar]) expect(await scan(file)).toBe('notScanned');
    const said = 'the virus scanner scans no resume; they are taken and marked as not scanned';
    const problem = expect.objectContaining({ message: expect.stringContaining('size limit exceeded') });
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ problem }, said);
    expect(log.info).not.toHaveBeenCalled();
    answer = 'stream: Eicar FOUND\0';
    for (const file of [eicar, eicar]) expect(await scan(file)).toBe('infected');
    expect(log.info).toHaveBeenCalledExactlyOnceWith({}, 'the virus scanner scans resumes again');
    // Clean, infected, not scanned.
    expect((await readScans()).map((value, index) => value - (before[index] ?? 0))).toEqual([1, 2, 2]);
  });

  test('logs the reason why it could not scan', async () => {
    const silent = await listen(() => {});
    const closing = await listen((socket) => socket.end());
    log.warn.mockClear();
    for (const address of ['tcp://127.0.0.1:1', silent, closing]) await scanForViruses(address, eicar, 200);
    expect(log.warn.mock.calls.map(([{ problem }]) => [problem.message, problem.cause])).toEqual([
      ['The scanner could not be asked.', expect.stringContaining('ECONNREFUSED')],
      ['The scanner could not be asked.', expect.stringContaining('aborted')],
      ['The scanner closed the connection without an answer.', undefined],
    ]);
  });

  test('returns notScanned without a scanner', async () => {
    expect(await scanForViruses(undefined, eicar)).toBe('notScanned');
    expect(await scanForViruses('tcp://127.0.0.1:1', eicar)).toBe('notScanned');
  });
});

describe.skipIf(!isInstalled('clamd'))(
  'scanForViruses with clamd (skipped where clamav-daemon is missing)',
  () => {
    let folder: string;
    let daemon: ChildProcess;
    let address: string;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'clamd-'));
      const port = await freePort();
      address = `tcp://127.0.0.1:${port}`;
      const signature = `Test.Eicar:0:*:${eicar.toString('hex')}\n`;
      await writeFile(path.join(folder, 'test.ndb'), signature);
      const settings = {
        DatabaseDirectory: folder,
        TCPSocket: port,
        TCPAddr: '127.0.0.1',
        Foreground: 'yes',
        User: userInfo().username,
        StreamMaxLength: '1M',
        TemporaryDirectory: folder,
      };
      const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
      await writeFile(path.join(folder, 'clamd.conf'), lines.join(''));
      const options = ['--config-file', path.join(folder, 'clamd.conf')];
      daemon = spawn('clamd', options, { stdio: 'ignore', env: { ...process.env, PATH: systemPath } });
      for (let tries = 0; tries < 100; tries += 1) {
        if ((await scanForViruses(address, Buffer.from('ready?'), 1000)) === 'clean') return;
        await delay(200);
      }
      throw new Error('clamd does not answer.');
    }, 60_000);

    afterAll(async () => {
      if (daemon?.exitCode === null && daemon.kill()) await once(daemon, 'exit');
      await rm(folder, { recursive: true, force: true });
    });

    test('finds a resume clean, and a virus alone or inside a resume', async () => {
      expect(await scanForViruses(address, makeResume())).toBe('clean');
      expect(await scanForViruses(address, eicar)).toBe('infected');
      expect(await scanForViruses(address, makeResume([{ dictionary: '', data: eicar }]))).toBe('infected');
    });

    test('returns notScanned for a file that is too large for the daemon', async () => {
      expect(await scanForViruses(address, Buffer.alloc(3_000_000))).toBe('notScanned');
    });
  },
);
