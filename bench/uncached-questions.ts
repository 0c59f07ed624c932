import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { withFreshProduct } from '../scripts/fresh-product.ts';
import { makeDice } from '../tests/hostile/dice.ts';
import { judgeFigure } from './judge-figure.ts';
import { median } from './median.ts';
import { pidOf, readMegabytes, waitForRest } from './process-memory.ts';
import { throwQuestion } from './questions.ts';

readArguments('npm run strangers -w bench', {});

/**
 * Whether questions of strangers' own fill the memory or push pages out of the cache (Linux): a great many of them,
 * each another one, to the calculator, the finder, the comparison and the public call. Home is asked in the same run
 * by the same client, before and after.
 */
const questions = Number(process.env.QUESTIONS ?? 100_000);
/**
 * So many come first: the engine compiles what runs often, and lets garbage of work under way grow to a height that it
 * keeps. What is alive after a full collection grew by 0.4 MB in 16,000 questions.
 */
const warming = 30_000;
const atOnce = 16;
const mostGrowth = 20;

/** Asks `count` addresses, so many at once. @returns requests per second */
const ask = async (site: string, count: number, toAddress: () => string): Promise<number> => {
  let left = count;
  const askOn = async () => {
    while (left > 0) {
      left -= 1;
      const address = toAddress();
      const response = await fetch(site + address);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${address} was answered with ${response.status}.`);
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return count / ((performance.now() - begin) / 1000);
};

/** Home as it is now: its name for caches, how long it takes alone, and how often it is had under load. */
const measureHome = async (site: string) => {
  const times: number[] = [];
  let etag = '';
  for (let count = 0; count < 101; count += 1) {
    const begin = performance.now();
    const response = await fetch(`${site}/`);
    await response.arrayBuffer();
    times.push(performance.now() - begin);
    etag = response.headers.get('etag') ?? '';
  }
  return { etag, ms: median(times), perSecond: await ask(site, 3000, () => '/') };
};

await withFreshProduct(
  async ({ site: program, environment }) => {
    const pid = pidOf(program);
    const site = `http://127.0.0.1:${environment.PORT}`;
    const dice = makeDice('random questions');
    const toAddress = () => throwQuestion(dice);
    await waitForRest(pid);
    await ask(site, warming, toAddress);
    const homeBefore = await measureHome(site);
    await waitForRest(pid);
    const before = readMegabytes(pid, 'VmRSS');
    const perSecond = await ask(site, questions, toAddress);
    await waitForRest(pid);
    const after = readMegabytes(pid, 'VmRSS');
    const home = await measureHome(site);
    judgeFigure(
      after - before <= mostGrowth,
      `${questions} questions: ${before} MB resident before, ${after} after (at most ${mostGrowth} more)`,
    );
    judgeFigure(
      home.etag === homeBefore.etag && home.ms <= 2 * homeBefore.ms + 1,
      `home still comes from the cache: ${homeBefore.etag} in ${homeBefore.ms.toFixed(2)} ms before, ` +
        `${home.etag} in ${home.ms.toFixed(2)} ms after`,
    );
    const peer = median([homeBefore.perSecond, home.perSecond]);
    console.log(
      `${Math.round(perSecond)} questions/s, home ${Math.round(peer)}/s by the same client: ${(perSecond / peer).toFixed(2)}`,
    );
  },
  { siteOnly: true },
);
