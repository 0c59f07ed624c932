import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { makeDice } from '@ev-site/tests/support/hostile/dice.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { median } from './parts/median.ts';
import { pidOf, readMegabytes, waitForRest } from './parts/process-memory.ts';
import { toRandomQuery } from './parts/random-query.ts';

readArguments('npm run uncached-queries -w bench', {});

/**
 * Checks that visitors' own queries neither fill the memory nor push pages out of the cache (Linux): a great many
 * different queries to the calculator, the finder, the comparison and the public call. The same client requests the
 * home page in the same run, before and after.
 */
const queries = Number(process.env.QUERIES ?? 100_000);
/**
 * Number of queries to send first: the engine compiles code that runs often, and lets short-lived garbage grow to a
 * level that it keeps. Memory in use after a full collection grew by 0.4 MB in 16,000 queries.
 */
const warming = 30_000;
const atOnce = 16;
const mostGrowth = 20;

/** Requests `count` addresses, several at once. @returns requests per second */
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

/** The home page as it is now: its ETag, its time without load, and its rate under load. */
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
    const dice = makeDice('random queries');
    const toAddress = () => toRandomQuery(dice);
    await waitForRest(pid);
    await ask(site, warming, toAddress);
    const homeBefore = await measureHome(site);
    await waitForRest(pid);
    const before = readMegabytes(pid, 'VmRSS');
    const perSecond = await ask(site, queries, toAddress);
    await waitForRest(pid);
    const after = readMegabytes(pid, 'VmRSS');
    const home = await measureHome(site);
    judgeFigure(
      after - before <= mostGrowth,
      `${queries} queries: ${before} MB resident before, ${after} after (at most ${mostGrowth} more)`,
    );
    judgeFigure(
      home.etag === homeBefore.etag && home.ms <= 2 * homeBefore.ms + 1,
      `home still comes from the cache: ${homeBefore.etag} in ${homeBefore.ms.toFixed(2)} ms before, ` +
        `${home.etag} in ${home.ms.toFixed(2)} ms after`,
    );
    const peer = median([homeBefore.perSecond, home.perSecond]);
    console.log(
      `${Math.round(perSecond)} queries/s, home ${Math.round(peer)}/s by the same client: ${(perSecond / peer).toFixed(2)}`,
    );
  },
  { siteOnly: true },
);
