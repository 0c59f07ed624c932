/**
 * Who waits behind whom: first who asks for a page that is kept as it was, because one made anew serves all who come
 * after him; then other visitors, then the studio.
 */
export type Line = 'readers' | 'visitors' | 'studio';

/** A request that waits for its turn. */
interface Waiting {
  begin(): void;
  /** Called in place of `begin` when it has waited too long. */
  refuse(): void;
  /** Whether nobody waits for the answer any more. */
  isGone(): boolean;
}

interface TurnOptions {
  /** Requests at work at once; what is not at work yet waits. */
  most: number;
  /** Requests that may wait in one line. */
  longest: number;
  /** How long one may wait in each line (ms). */
  patience: Readonly<Record<Line, number>>;
  /** How long (ms) this thread stood still since the last call. */
  getStandstill?(): number;
}

/** Gives turns to requests that cost much. */
export interface Turns {
  ask(line: Line, waiting: Waiting): void;
  /** A request that has begun is at work; `leave` is owed. */
  enter(): void;
  leave(): void;
}

/** For so much time that others had our core (ms) one more begins. More than three in a turn and readers would feel them. */
const lostForOne = 10;
const mostInTurn = 3;

/** Tells how long (ms) this thread stood still since it was asked last: it had no core, or nothing to do. */
export const createStandstill = () => {
  let wall = 0;
  let worked = 0;
  return (): number => {
    const { user, system } = process.threadCpuUsage();
    const [nowWall, nowWorked] = [performance.now(), (user + system) / 1000];
    // The system counts work in steps, so it may be ahead of the clock.
    const stood = Math.max(0, nowWall - wall - (nowWorked - worked));
    [wall, worked] = [nowWall, nowWorked];
    return stood;
  };
};

/**
 * One costly request begins in a turn of the event loop, so that all cheap ones that have come meanwhile are answered in
 * between: however many costly ones wait, a cheap one waits for one of them. In a calm hour nobody waits at all.
 * Where a turn was long because other programs had the core, more begin in the next: what they take bounds nothing here.
 * The wait is the measure of overload: it is long when the costly ones are too many, and also when a turn takes long.
 */
export const createTurns = ({
  most,
  longest,
  patience,
  getStandstill = createStandstill(),
}: TurnOptions): Turns => {
  const lines: Record<Line, (Waiting & { until: number })[]> = { readers: [], visitors: [], studio: [] };
  let atWork = 0;
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
    atWork < most ? (lines.readers.shift() ?? lines.visitors.shift() ?? lines.studio.shift()) : undefined;

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

  // While all places are taken nothing happens by itself but that somebody loses patience.
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
      const isFree = !isTaken && atWork < most && ahead.every(({ length }) => length === 0);
      if (isFree) {
        // Until now there was nothing to do.
        getStandstill();
        return take(request);
      }
      if (lines[line].length >= longest) return request.refuse();
      lines[line].push({ ...request, until: performance.now() + patience[line] });
      if (!isTaken && lines[line].length === 1) watch();
    },
    enter() {
      atWork += 1;
    },
    leave() {
      atWork -= 1;
      if (isTaken) return;
      isTaken = true;
      setImmediate(nextTurn);
    },
  };
};
