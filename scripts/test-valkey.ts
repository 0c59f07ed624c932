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

/** Whether this machine has a Valkey or Redis to test with. */
export const hasValkey = command !== undefined;

/** A Valkey or Redis server that lives as long as one test. */
export interface TestValkey {
  url: string;
  /** Ends it at once; what it held is gone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Lets it fall silent, with its connections open. */
  hold(): void;
  goOn(): void;
  /** What `redis-cli` would print for one command. */
  ask(command: string): Promise<string>;
  remove(): Promise<void>;
}

/** Starts a server on a free port, with nothing on disk. */
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
