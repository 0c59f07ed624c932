import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { setPriority } from 'node:os';
import { root } from './root.ts';
import type { ReportProgress } from './step.ts';

interface RunOptions {
  env?: Record<string, string | undefined>;
  /**
   * "inherit" shows the output at once; "capture" returns it and shows it only after a failure; with a file, the output
   * is appended to the file and not shown.
   */
  output?: 'inherit' | 'capture' | { file: string };
  /** Gets the progress that the program sends by `process.send({ done, total })`. */
  progress?: ReportProgress;
  /** Whether other programs have priority for the CPU. */
  inBackground?: boolean;
}

/** Programs that were started here and have not ended. */
export const running = new Set<ChildProcess>();

/** Whether a program has ended. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** How a program ended, in words. */
export const sayEnd = ({ exitCode, signalCode }: ChildProcess): string =>
  signalCode ? `by ${signalCode}` : `with code ${exitCode}`;

/** Starts a program in the project's folder with Node 24 and the installed tools on its path. */
export const start = (
  command: string,
  args: string[],
  { env = {}, output = 'inherit', progress, inBackground = false }: RunOptions = {},
): ChildProcess => {
  const file = typeof output === 'object' ? openSync(output.file, 'a') : undefined;
  const sink = file ?? (output === 'inherit' ? 'inherit' : 'pipe');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
    stdio: ['ignore', sink, sink, ...(progress ? (['ipc'] as const) : [])],
  });
  if (file !== undefined) closeSync(file);
  if (child.pid) running.add(child);
  child.once('exit', () => running.delete(child));
  if (inBackground && child.pid) setPriority(child.pid, 15);
  if (progress)
    child.on('message', (message: { done: number; total: number }) =>
      progress?.(message.done, message.total),
    );
  return child;
};

/**
 * Runs a program to its end.
 * @returns its exit code and, with `output: "capture"`, its output.
 */
export const run = async (command: string, args: string[], options: RunOptions = {}) => {
  const child = start(command, args, options);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, printed };
};

/** Runs a program that must succeed. @throws {Error} with its output, if it does not. */
export const mustRun = async (command: string, args: string[], options: RunOptions = {}): Promise<string> => {
  const { code, printed } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}\n${printed}`);
  return printed;
};
