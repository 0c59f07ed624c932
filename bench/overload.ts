import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { withFreshProduct } from '@ev-site/scripts/fresh-product.ts';
import { mustRun } from '@ev-site/scripts/run.ts';
import { addressesInEveryLanguage } from '@ev-site/tests/support/facts/routes.ts';
import { makeDice } from '@ev-site/tests/support/hostile/dice.ts';
import { makeContact } from '@ev-site/tests/support/leads/forms.ts';
import { percentile } from '@ev-site/tests/support/percentile.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { type Shot, sendOpenLoop, type Tally } from './parts/open-loop.ts';
import { pidOf, readMegabytes, readTicks, waitForRest } from './parts/process-memory.ts';
import { toRandomQuery } from './parts/random-query.ts';
import { runWrk } from './parts/wrk.ts';

readArguments('npm run overload -w bench', {});

/**
 * Ten times the load that one process can serve, for two minutes (Linux, wrk). The site has one core for itself; all
 * senders share the other, so figures of a machine with two cores are those of the site, and not of the senders. First
 * finds the capacity for the mix: of a hundred requests ninety are cached pages, five visitors' own queries, three
 * public calls, two enquiries. Then the costly ones come at ten times the rate, and pages as fast as wrk can request
 * them over its connections.
 */
const seconds = Number(process.env.OVERLOAD_SECONDS ?? 120);
const times = 10;
const mix = [
  ['page', 90],
  ['query', 5],
  ['call', 3],
  ['form', 2],
] as const;
const costly = mix.filter(([kind]) => kind !== 'page');
const connections = { pages: 500, costly: 500 };
/** The flood itself may take `floodMb`; in all, memory must stay below the MemoryHigh alert (`deploy/prometheus`). */
const limits = { pageMs: 200, recoveryMs: 5000, floodMb: 50, allMb: 750 };
/** The share of its core that the site must have had; below it, the times show what other programs did. */
const leastShare = 0.8;
/** Within these times visitors find answers quick, and the site still keeps up with the load. */
const kept = { pageMs: 50, costlyMs: 500 };

const dice = makeDice('random requests');
const pages = addressesInEveryLanguage.filter((address) => !address.includes('?'));
const reads = [
  '/api/get-blogs?status=1&page=1',
  '/api/get-events?status=3',
  '/api/get-cities/7',
  '/api/get-banners',
];

const makeShot: Record<(typeof mix)[number][0], () => Shot> = {
  page: () => ({ method: 'GET', path: dice.pick(pages) }),
  query: () => ({ method: 'GET', path: toRandomQuery(dice) }),
  call: () => ({ method: 'GET', path: dice.pick(reads) }),
  form: () => ({ method: 'POST', path: '/api/post-contact-us', body: JSON.stringify(makeContact()) }),
};

const pickFrom = (some: readonly (typeof mix)[number][]) => () => {
  let rest = dice.below(some.reduce((sum, [, share]) => sum + share, 0));
  for (const [kind, share] of some) {
    if (rest < share) return { kind, shot: makeShot[kind]() };
    rest -= share;
  }
  throw new Error('No kind was drawn.');
};

const describe = (kind: string, { served, refused, others, held }: Tally): string =>
  `${kind}: ${served.length} served (p50 ${percentile(served, 0.5).toFixed(0)}, p99 ${percentile(served, 0.99).toFixed(0)} ms), ` +
  `${refused.length} told that we are busy (p99 ${percentile(refused, 0.99).toFixed(0)} ms), ` +
  `${held} not sent for want of a connection, others ${JSON.stringify(others)}`;

/** The most requests of the mix per second with which the site still keeps up. */
const findCapacity = async (site: string): Promise<number> => {
  let capacity = 50;
  for (let perSecond = 100; perSecond < 20_000; perSecond = Math.round(perSecond * 1.3)) {
    const load = { site, perSecond, seconds: 5, connections: 500, next: pickFrom(mix) };
    const { page, ...rest } = await sendOpenLoop(load);
    const others = Object.values(rest).flatMap(({ served }) => served);
    const lost = Object.values(rest).some(
      ({ refused, others: failed, held }) => refused.length + held + Object.keys(failed).length > 0,
    );
    const fits =
      percentile(page?.served ?? [], 0.99) <= kept.pageMs && percentile(others, 0.99) <= kept.costlyMs;
    if (!fits || lost) break;
    capacity = perSecond;
    await delay(500);
  }
  return capacity;
};

/** Requests the home page all the time. */
const floodPages = (site: string) =>
  runWrk(`${site}/`, { connections: connections.pages, seconds, timeoutSeconds: 10, core: 1, mayFail: true });

const answered = async (url: string) => {
  const begun = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - begun };
};

/** Milliseconds until a page and a query are answered as quickly as without load, ten times in a row. */
const waitForCalm = async (site: string, calmPage: number, calmQuery: number): Promise<number> => {
  const begun = performance.now();
  let since = begun;
  let inRow = 0;
  while (inRow < 10 && performance.now() - begun < 60_000) {
    const at = performance.now();
    const [page, query] = await Promise.all([
      answered(`${site}/`),
      answered(site + toRandomQuery(dice)),
    ]).catch(() => [undefined, undefined]);
    const isCalm =
      page?.status === 200 && query?.status === 200 && page.ms <= calmPage && query.ms <= calmQuery;
    if (inRow === 0) since = at;
    inRow = isCalm ? inRow + 1 : 0;
    await delay(50);
  }
  return inRow === 10 ? since - begun : Number.POSITIVE_INFINITY;
};

await withFreshProduct(
  async ({ site: program, environment }) => {
    const pid = pidOf(program);
    const site = `http://127.0.0.1:${environment.PORT}`;
    await mustRun('taskset', ['-a', '-c', '-p', '0', String(pid)], { output: 'capture' });
    await mustRun('taskset', ['-a', '-c', '-p', '1', String(process.pid)], { output: 'capture' });
    await waitForRest(pid);
    const capacity = await findCapacity(site);
    const resting = readMegabytes(pid, 'VmRSS');
    const making = readMegabytes(pid, 'VmHWM');
    // Resets the peak of the memory, so that it is the flood's and not that of making pages before.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    await delay(3000);

    const probes: number[] = [];
    let isOver = false;
    const probe = async () => {
      while (!isOver) {
        probes.push((await answered(`${site}/`)).ms);
        await delay(100);
      }
    };
    const perSecond = (capacity * times * costly.reduce((sum, [, share]) => sum + share, 0)) / 100;
    const load = { site, perSecond, seconds, connections: connections.costly, next: pickFrom(costly) };
    const [ticks, begun] = [readTicks(pid), performance.now()];
    const probing = probe();
    const [flood, tallies] = await Promise.all([floodPages(site), sendOpenLoop(load)]);
    isOver = true;
    await probing;
    const share = ((readTicks(pid) - ticks) * 10) / (performance.now() - begun);
    const recovery = await waitForCalm(site, kept.pageMs, kept.costlyMs);

    console.log(
      `capacity ${capacity} requests/s of the mix; overload for ${seconds} s: ${Math.round(perSecond)} costly requests/s, ` +
        `pages ${Math.round(flood.perSecond)}/s by wrk over ${connections.pages} connections (failures: ${flood.failures || 'none'})`,
    );
    for (const [kind, tally] of Object.entries(tallies)) console.log(`  ${describe(kind, tally)}`);
    judgeFigure(
      share >= leastShare,
      `the site had ${(100 * share).toFixed(0)} of a hundred of its core (at least ${100 * leastShare}, else the machine is too busy to judge times)`,
    );
    judgeFigure(
      flood.p99 <= limits.pageMs,
      `pages by wrk: p99 ${flood.p99.toFixed(0)} of ${limits.pageMs} ms`,
    );
    const p99 = percentile(probes, 0.99);
    judgeFigure(
      p99 <= limits.pageMs,
      `a reader who comes ten times a second: p50 ${percentile(probes, 0.5).toFixed(0)}, p99 ${p99.toFixed(0)} of ${limits.pageMs} ms (${probes.length} pages)`,
    );
    const lost = Object.values(tallies).some(({ others }) => Object.keys(others).length > 0);
    judgeFigure(
      !lost && flood.failures === '',
      'each request that was sent was answered: served, or told that we are busy',
    );
    const peak = readMegabytes(pid, 'VmHWM');
    judgeFigure(
      peak - resting <= limits.floodMb && Math.max(making, peak) <= limits.allMb,
      `memory: ${making} MB at most of ${limits.allMb} while pages were made, ${resting} before the flood, ` +
        `${peak} at most in it (${limits.floodMb} more may be), ${readMegabytes(pid, 'VmRSS')} after`,
    );
    judgeFigure(
      recovery <= limits.recoveryMs,
      `calm again after ${recovery.toFixed(0)} of ${limits.recoveryMs} ms`,
    );
  },
  { siteOnly: true },
);
