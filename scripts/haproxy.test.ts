import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeProxy } from './deployed-proxy.ts';
import { freePort } from './free-port.ts';
import { isInstalled, systemPath } from './is-installed.ts';
import { waitUntil } from './wait-until.ts';

describe.skipIf(!isInstalled('haproxy') || !isInstalled('openssl'))('HAProxy, as deploy/ has it', () => {
  const behind = createServer((_request, response) => response.end('x'));
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-haproxy-'));
  let program: ChildProcess;
  let https: number;
  let said = '';

  const ask = async (url: string, method = 'GET'): Promise<number> => {
    const ca = readFileSync(path.join(folder, 'fullchain.pem'));
    const session = connect(`https://127.0.0.1:${https}`, { ca });
    try {
      const request = session.request({ ':path': url, ':method': method }).resume();
      const [headers] = await Promise.race([once(request, 'response'), once(session, 'error')]);
      return Number(headers[':status']);
    } finally {
      session.destroy();
    }
  };

  beforeAll(async () => {
    behind.listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const { port } = behind.address() as AddressInfo;
    https = await freePort();
    const { command, run } = writeProxy('haproxy', { folder, http: await freePort(), https, sites: [port] });
    program = spawn(command, run, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, PATH: systemPath },
    });
    program.stdout?.on('data', (part) => {
      said += part;
    });
    await waitUntil('HAProxy answers', async () => (await ask('/')) === 200, { program });
  });
  afterAll(async () => {
    const ended = once(program, 'exit');
    program.kill();
    await ended;
    behind.closeAllConnections();
    behind.close();
    rmSync(folder, { recursive: true });
  });

  test('its log is lines of JSON, whatever stands in a path or for a method', async () => {
    const paths = ['/a","status":503,"b":"', '/back\\slash', '/%22%0a'];
    for (const url of paths) expect(await ask(url)).toBe(200);
    expect(await ask('/', 'A","b":"')).toBe(400);
    const readLines = () =>
      said
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line));
    await expect.poll(() => readLines().at(-1)?.status).toBe(400);
    const lines = readLines();
    expect(lines.map((line) => line.path)).toEqual(expect.arrayContaining(['/', ...paths]));
    expect(lines.filter((line) => 'b' in line)).toEqual([]);
  });
});
