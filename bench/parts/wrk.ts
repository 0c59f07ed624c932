import { mustRun } from '@ev-site/scripts/run.ts';

interface WrkOptions {
  /** Open connections, 32 by default. */
  connections?: number;
  /** Duration, four seconds by default. */
  seconds?: number;
  /** Time after which an answer counts as a failure, two seconds by default. */
  timeoutSeconds?: number;
  /** The processor core on which wrk runs; any by default. */
  core?: number;
  /** Whether failures are only reported, and do not fail the run. */
  mayFail?: boolean;
}

interface WrkFigures {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  p99: number;
  /** Failures in wrk's own words; empty if there are none. */
  failures: string;
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Requests one address with wrk, in one thread, as fast as answers come. @throws {Error} if a request got no answer */
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
