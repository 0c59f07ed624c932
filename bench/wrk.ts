import { mustRun } from '../scripts/run.ts';

interface WrkOptions {
  /** Kept open, 32 by default. */
  connections?: number;
  /** Four by default. */
  seconds?: number;
  /** After which an answer is a failure; two by default. */
  timeoutSeconds?: number;
  /** Of the machine, on which it runs; any by default. */
  core?: number;
  /** Whether failures are told, and are none of this run. */
  mayFail?: boolean;
}

interface WrkFigures {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** In wrk's own words; empty where there are none. */
  failures: string;
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Asks for one address with wrk, by one thread, as fast as answers come. @throws {Error} where not every request was answered */
export const runWrk = async (
  url: string,
  { connections = 32, seconds = 4, timeoutSeconds = 2, core, mayFail = false }: WrkOptions = {},
): Promise<WrkFigures> => {
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', `${timeoutSeconds}s`];
  const words = ['wrk', ...load, '-H', 'Accept-Encoding: br', url];
  const [command = '', ...options] = core === undefined ? words : ['taskset', '-c', String(core), ...words];
  const printed = await mustRun(command, options, { output: 'capture' });
  const failures = (printed.match(/Non-2xx.*|Socket errors.*/g) ?? []).join('; ');
  if (failures && !mayFail) throw new Error(`Not every request to ${url} was answered:\n${printed}`);
  const [, amount, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(printed) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]),
    p99: Number(amount) * (milliseconds[unit] ?? 1),
    failures,
  };
};
