import { MultiBar, Presets } from 'cli-progress';

/** Reports the progress of a step. */
export type ReportProgress = (done: number, total: number) => void;

interface StepOptions {
  /** Duration on an ordinary machine. The bar uses it if the work cannot report its progress. */
  aboutSeconds?: number;
}

const linesApart = 10_000;
const mostByClock = 0.95;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// One group of bars for all steps that run at the same time. It is created with the first and ends with the last.
let bars: MultiBar | undefined;
let running = 0;

const openBar = (title: string) => {
  running += 1;
  bars ??= new MultiBar(
    {
      format: '{title} {bar} {percentage} % · {duration_formatted}',
      hideCursor: true,
      clearOnComplete: true,
      autopadding: true,
      gracefulExit: true,
    },
    Presets.shades_grey,
  );
  return bars.create(1, 0, { title: title.padEnd(28) });
};

const closeBar = (bar: ReturnType<typeof openBar>) => {
  bars?.remove(bar);
  running -= 1;
  if (running > 0) return;
  bars?.stop();
  bars = undefined;
};

/** Writes a line above the visible bars. */
export const say = (text: string): void => {
  if (bars) bars.log(`${text}\n`);
  else process.stdout.write(`${text}\n`);
};

/** Without a terminal, prints the progress as a line from time to time. */
const reportInLines = (title: string): ReportProgress => {
  let said = performance.now();
  let last = 0;
  return (done, total) => {
    const percent = Math.floor((100 * done) / total);
    if (percent === last || done >= total || performance.now() - said < linesApart) return;
    said = performance.now();
    last = percent;
    say(`${title}: ${percent} %`);
  };
};

/** Runs one long step, and shows its progress and its duration. Errors are passed on. */
export const step = async <Result>(
  title: string,
  work: (report: ReportProgress) => Promise<Result>,
  { aboutSeconds }: StepOptions = {},
): Promise<Result> => {
  const began = performance.now();
  const bar = process.stdout.isTTY ? openBar(title) : undefined;
  if (!bar) say(`${title} …`);
  const report: ReportProgress = bar
    ? (done, total) => {
        bar.setTotal(total);
        bar.update(done);
      }
    : reportInLines(title);
  const clock =
    aboutSeconds &&
    setInterval(() => {
      const share = (performance.now() - began) / 1000 / aboutSeconds;
      report(Math.min(mostByClock, share), 1);
    }, 250);
  try {
    const result = await work(report);
    say(`${title}: done in ${seconds(began)}`);
    return result;
  } finally {
    clearInterval(clock || undefined);
    if (bar) closeBar(bar);
  }
};
