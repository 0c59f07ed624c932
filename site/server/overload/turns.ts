/**
 * The waiting lines, first the one that is served first. Readers ask for a page that is cached but stale: they come
 * first, because one new rendering serves everybody after them. Then come other visitors, then the studio.
 */
export type Line = 'readers' | 'visitors' | 'studio';

/** A request that waits for its turn. */
interface Waiting {
  begin(): void;
  /** Called in place of `begin` when the request has waited too long. */
  refuse(): void;
  /** Whether the client no longer waits for the answer. */
  isGone(): boolean;
}

interface TurnOptions {
  /** Requests that are at work at the same time. The others wait. */
  most: number;
  /** Requests that may wait in one line. */
  longest: number;
  /** How long a request may wait in each line (ms). */
  patience: Readonly<Record<Line, number>>;
  /** How long (ms) this thread did no work since the last call. */
  getStandstill?(): number;
}

/** Gives turns to costly requests. */
export interface Turns {
  ask(line: Line, waiting: Waiting): void;
  /** Marks a begun request as at work. `leave` must follow. */
  enter(): void;
  leave(): void;
}

/**
 * For each time (ms) that other programs took our core, one more request begins. More than three in one turn would
 * noticeably delay readers.
 */
const lostForOne = 10;
const mostInTurn = 3;

/** Returns how long (ms) this thread did no work since the last call: it had no core, or nothing to do. */
export const createStandstill = () => {
  let wall = 0;
  let worked = 0;
  return (): number => {
    const { user, system } = process.threadCpuUsage();
    const [nowWall, nowWorked] = [performance.now(), (user + system) / 1000];
    // The system counts CPU time in steps, so it may be ahead of the clock.
    const stood = Math.max(0, nowWall - wall - (nowWorked - worked));
    [wall, worked] = [nowWall, nowWorked];
    return stood;
  };
};

/**
 * One costly request begins in each turn of the event loop, so that all cheap requests that have arrived meanwhile are
 * answered in between. However many costly requests wait, a cheap one waits for only one of them. In a calm hour no
 * request waits at all. If a turn was long because other programs had the core, more requests begin in the next turn,
 * because the load of other programs must not limit this one.
 * The waiting time measures overload: it is long if there are too many costly requests, and also if turns take long.
 */
export const createTurns = ({
  most,
  longest,
  patience,
  getStandstill = createStandstill(),
}: TurnOptions): Turns => {
  const lines: Record<Line, (Waiting & { until: number })[]> = { readers: [], visitors: [], studio: [] };
  let running = 0;
  let isTaken = false;
  let late: NodeJS.Timeout | undefined;

  const dropLate = () => {
    const now = performance.now();
    for (const line of Object.values(lines))
      while (line[0] && (line[0].until <= now || line[0].isGone())) {
        const waiting = line.shift();
        if (!waiting?.isGone()) waiting?.refuse();
      }
  };

  const pick = () =>
    running < most ? (lines.readers.shift() ?? lines.visitors.shift() ?? lines.studio.shift()) : undefined;

  const nextTurn = () => {
    isTaken = false;
    const may = Math.min(mostInTurn, 1 + Math.floor(getStandstill() / lostForOne));
    for (let begun = 0; begun < may; begun += 1) {
      dropLate();
      const next = pick();
      if (!next) break;
      take(next);
    }
    if (!isTaken) watch();
  };

  // While all places are taken, the only event to watch for is a request that has waited too long.
  const watch = () => {
    clearTimeout(late);
    const first = Math.min(...Object.values(lines).map(([waiting]) => waiting?.until ?? Infinity));
    if (first < Infinity) late = setTimeout(nextTurn, Math.max(1, first - performance.now()));
  };

  const take = (request: Waiting) => {
    if (!isTaken) setImmediate(nextTurn);
    isTaken = true;
    request.begin();
  };

  return {
    ask(line, request) {
      const ahead = [lines.readers, lines.visitors, lines[line]];
      const isFree = !isTaken && running < most && ahead.every(({ length }) => length === 0);
      if (isFree) {
        // Resets the measurement: until now the thread was idle, which must not count as lost time.
        getStandstill();
        return take(request);
      }
      if (lines[line].length >= longest) return request.refuse();
      lines[line].push({ ...request, until: performance.now() + patience[line] });
      if (!isTaken && lines[line].length === 1) watch();
    },
    enter() {
      running += 1;
    },
    leave() {
      running -= 1;
      if (isTaken) return;
      isTaken = true;
      setImmediate(nextTurn);
    },
  };
};
