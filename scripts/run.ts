import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';

interface RunOptions {
  env?: Record<string, string | undefined>;
  /** "inherit" shows the output as it comes; "capture" gives it back and shows it only after a failure. */
  output?: 'inherit' | 'capture';
}

/** Starts a program in the project's folder with Node 24 and the installed tools on its path. */
export const start = (
  command: string,
  args: string[],
  { env = {}, output = 'inherit' }: RunOptions = {},
): ChildProcess =>
  spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}`, ...env },
    stdio: output === 'inherit' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });

/**
 * Runs a program to its end.
 * @returns its exit code and, with `output: "capture"`, all it printed.
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

/** Runs a program that has to succeed. @throws {Error} with what it printed, when it does not. */
export const mustRun = async (command: string, args: string[], options: RunOptions = {}): Promise<string> => {
  const { code, printed } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${code}\n${printed}`);
  return printed;
};
