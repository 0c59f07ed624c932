import { spawn } from 'node:child_process';

interface GuardedChild {
  /** Path of the program. It prints a line as soon as it is ready. */
  file: string;
  /** Files that it may read, as patterns of `--allow-fs-read`. It may do nothing else. */
  readable: readonly string[];
  /** Flags that limit its memory. */
  memory: readonly string[];
  /** Milliseconds until it must be ready. */
  startLimit: number;
  /** Milliseconds that it may run after that. */
  timeLimit: number;
  /** Receives its output, including the line that it is ready. An exception in it ends the child. */
  onData(part: Buffer): void;
}

/**
 * How a child ended. `ended`: by itself, successfully or not. `heavy`: killed because it used more than it may. `busy`:
 * it never became ready. That says nothing about its input: the machine has too much to do.
 */
type GuardedEnd = 'ended' | 'heavy' | 'busy';

/**
 * Gives untrusted bytes to a program of ours in a separate process. The process has limited time, no secrets in its
 * environment, and no access to files and other programs. It can use the network: the permissions of this Node version
 * do not cover that.
 */
export const runGuarded = (bytes: Uint8Array, options: GuardedChild): Promise<GuardedEnd> =>
  new Promise((resolve) => {
    const { file, readable, memory, startLimit, timeLimit, onData } = options;
    const rights = ['--permission', ...readable.map((pattern) => `--allow-fs-read=${pattern}`)];
    const child = spawn(process.execPath, [...rights, ...memory, '--no-warnings', file], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { NODE_ENV: 'production' },
    });
    let isReady = false;
    let end: GuardedEnd | undefined;
    const kill = (why: GuardedEnd) => {
      end ??= why;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(() => kill('busy'), startLimit);
    child.stdout.on('data', (part: Buffer) => {
      if (!isReady) {
        isReady = true;
        clearTimeout(timer);
        timer = setTimeout(() => kill('heavy'), timeLimit);
      }
      try {
        onData(part);
      } catch {
        kill('heavy');
      }
    });
    const finish = () => {
      clearTimeout(timer);
      resolve(isReady ? (end ?? 'ended') : 'busy');
    };
    child.on('error', finish);
    child.on('close', finish);
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
  });
