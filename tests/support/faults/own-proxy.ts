import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type ProxyName, writeProxy } from '@ev-site/scripts/deployed-proxy.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { systemPath } from '@ev-site/scripts/is-installed.ts';
import { endProgram } from '@ev-site/scripts/product.ts';
import { waitUntil } from '@ev-site/scripts/wait-until.ts';

/** An answer, with its body as it was sent. */
export interface Came {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** A proxy set up as in deploy/, in front of two processes of the site. */
export interface OwnProxy {
  /** Sends a request by https, over connections that are kept open as in a browser. Rejects if no answer comes. */
  ask(path: string, options?: Ask): Promise<Came>;
  /** Address of its port without TLS. */
  http: string;
  https: string;
  folder: string;
  stop(): Promise<void>;
}

/** Starts a proxy with its files from deploy/, in front of two ports of this machine. */
export const startOwnProxy = async (name: ProxyName, sites: readonly [number, number]): Promise<OwnProxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-proxy-'));
  const [http, https] = [await freePort(), await freePort()];
  const { command, run } = writeProxy(name, { folder, http, https, sites });
  const program = spawn(command, run, {
    stdio: 'ignore',
    env: { ...process.env, PATH: systemPath },
  });
  const ca = readFileSync(join(folder, 'fullchain.pem'));
  const agent = new Agent({ ca, keepAlive: true });
  const ask = (path: string, { method = 'GET', headers = {}, body }: Ask = {}) =>
    new Promise<Came>((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const options = { agent, port: https, host: '127.0.0.1', timeout: 30_000 };
      const asked = request({ ...options, path, method, headers: { ...headers, ...length } }, (response) => {
        const { statusCode: status = 0, headers } = response;
        buffer(response).then((body) => resolve({ status, headers, body }), reject);
      });
      asked.on('error', reject);
      asked.on('timeout', () => asked.destroy(new Error('no answer in 30 s')));
      asked.end(body);
    });

  const answers = async () => (await ask('/metrics')).status > 0;
  await waitUntil(`${name} runs (${folder})`, answers, { limit: 20_000, pause: 100, program });

  return {
    ask,
    http: `http://127.0.0.1:${http}`,
    https: `https://127.0.0.1:${https}`,
    folder,
    async stop() {
      agent.destroy();
      await endProgram(program);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
