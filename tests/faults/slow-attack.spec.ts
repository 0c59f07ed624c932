import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { waitFor } from '@ev-site/scripts/product.ts';
import { expect, test } from '@playwright/test';
import { seconds } from '../support/faults/fault-run.ts';
import { startAttack } from '../support/faults/slow-attack.ts';
import { percentile } from '../support/percentile.ts';
import { startBoth, startSecondSite, startSecondStudio } from '../support/product/second-site.ts';

/** A short run shares the machine with other tests. */
const isShort = seconds < 60;

/** Resident memory of a program at this moment, in megabytes. Linux only. */
const getMegabytes = (pid: number | undefined): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

test.setTimeout(seconds * 2000 + 300_000);

test(`under ${seconds} s of slow connections, stalled uploads and large bodies and cookies, pages and sign-in keep working`, async () => {
  test.skip(process.platform !== 'linux', 'memory is read from /proc');
  const settings = { STUDIO_PORT: String(await freePort()) };
  const [site, studio] = await startBoth(startSecondSite(settings), startSecondStudio(settings));
  const took = async (path: string): Promise<number> => {
    const begun = performance.now();
    const response = await fetch(site.url + path, { signal: AbortSignal.timeout(20_000) });
    await response.arrayBuffer();
    // If other tests load the machine too, the site may ask to come again.
    if (isShort && response.status === 503) return delay(1000).then(() => took(path));
    expect(response.status, path).toBe(200);
    return performance.now() - begun;
  };
  try {
    // The first page of the studio loads its modules.
    await took('/studio/login');
    // Waits, so that only the attack's memory is measured, and not that of making pages after the start.
    await waitFor(`${site.url}/readyz/pages`, site.program);
    const before = { site: getMegabytes(site.program.pid), studio: getMegabytes(studio.program.pid) };
    const attack = startAttack(site.url, {
      slowConnections: 500,
      largeBodies: 100,
      stalledBodies: 70,
      cookiesPerSecond: 5,
      halfUploads: 95,
      slowReaders: 100,
    });
    const home: number[] = [];
    const login: number[] = [];
    const most = { site: 0, studio: 0 };
    const until = Date.now() + seconds * 1000;
    try {
      await delay(1000);
      while (Date.now() < until) {
        home.push(await took('/'));
        // The first measurement comes at once: on a busy machine there are fewer than twenty rounds.
        if (home.length % 20 === 1) login.push(await took('/studio/login'));
        most.site = Math.max(most.site, getMegabytes(site.program.pid));
        most.studio = Math.max(most.studio, getMegabytes(studio.program.pid));
        await delay(20);
      }
    } finally {
      await attack.stop();
    }
    const figures = {
      home: {
        asked: home.length,
        p50: Math.round(percentile(home, 0.5)),
        p99: Math.round(percentile(home, 0.99)),
      },
      login: { asked: login.length, slowest: Math.round(percentile(login, 1)) },
      mb: { site: Math.round(most.site), studio: Math.round(most.studio) },
      grownByMb: {
        site: Math.round(most.site - before.site),
        studio: Math.round(most.studio - before.studio),
      },
      attackers: attack.outcomes,
    };
    process.stdout.write(`slow attack: ${JSON.stringify(figures)}\n`);
    expect(Object.keys(attack.outcomes)).toContain('413');
    expect(login.length).toBeGreaterThan(0);
    expect(figures.grownByMb.site).toBeLessThanOrEqual(250);
    expect(figures.grownByMb.studio).toBeLessThanOrEqual(250);
    if (!isShort) {
      expect(figures.mb.site).toBeLessThanOrEqual(500);
      expect(figures.mb.studio).toBeLessThanOrEqual(500);
      expect(figures.home.p99).toBeLessThanOrEqual(100);
      expect(figures.login.slowest).toBeLessThanOrEqual(2000);
    }
  } finally {
    await Promise.all([site.stop(), studio.stop()]);
  }
});
