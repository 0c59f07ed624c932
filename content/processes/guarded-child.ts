import { spawn } from 'node:child_process';

interface GuardedChild {
  /** The program; it says a line as soon as it is ready. */
  file: string;
  /** What it may read of the disk, as `--allow-fs-read` takes it; nothing else is allowed to it. */
  readable: readonly string[];
  /** Flags that hold its memory down. */
  memory: readonly string[];
  /** Milliseconds until it is ready. */
  startLimit: number;
  /** Milliseconds from then on. */
  timeLimit: number;
  /** Takes what it says, the line that it is ready as well. What this throws ends the child. */
  onData(part: Buffer): void;
}

/**
 * How a child came to its end: by itself, well or badly; killed, as it asked for more than it may; or it was never ready, which
 * says nothing of what it was given: the machine has too much to do.
 */
type GuardedEnd = 'ended' | 'heavy' | 'busy';

/**
 * Gives bytes that nobody trusts to a program of ours, in a process whose time is bounded, without secrets in its environment, and
 * without rights to files and other programs. Network it has: Node's permissions of this version know no right to that.
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
