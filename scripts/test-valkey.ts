import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { isInstalled } from './is-installed.ts';
import { killProgram } from './product.ts';
import { waitUntil } from './wait-until.ts';

const command = ['valkey-server', 'redis-server'].find(isInstalled);

/** Whether Valkey or Redis is installed for tests. */
export const hasValkey = command !== undefined;

/** A Valkey or Redis server that exists for one test. */
export interface TestValkey {
  url: string;
  /** Ends the server at once; its data is lost. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it from answering, while its connections stay open. */
  hold(): void;
  goOn(): void;
  /** The output of `redis-cli` for one command. */
  ask(command: string): Promise<string>;
  remove(): Promise<void>;
}

/** Starts a server on a free port, without files on disk. */
export const startValkey = async (): Promise<TestValkey> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-valkey-'));
  let program: ChildProcess;

  const ask = async (text: string): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.write(`${text}\r\n`);
      const [answer] = await once(socket, 'data');
      return String(answer);
    } finally {
      socket.destroy();
    }
  };
  const start = async () => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    program = spawn(command ?? '', options, { stdio: 'ignore' });
    const answers = async () => (await ask('PING')) !== '';
    await waitUntil(`${command} answers`, answers, { limit: 10_000, pause: 50, program });
  };
  const kill = () => killProgram(program);
  await start();
  return {
    url: `valkey://127.0.0.1:${port}/0`,
    kill,
    start,
    hold: () => void program.kill('SIGSTOP'),
    goOn: () => void program.kill('SIGCONT'),
    ask,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
