import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/free-port.ts';
import { mustRun } from '../scripts/run.ts';
import { withMeasuredSite } from './measured-site.ts';
import { median } from './median.ts';
import { hasNginx, startCachingProxy, startNginx } from './nginx.ts';

/**
 * Requests per second of the home page, from one process of the site, against nginx (one worker, no log) that serves
 * the same compressed bytes as a static file. Both take turns under the same load, so a busy machine slows both. The second figure is the site's
 * behind nginx as a caching proxy, as most deployments have it.
 */
const rounds = 5;
const least = 0.4;
const load = ['-t1', '-c32', '-d4s', '-H', 'Accept-Encoding: br'];

const requestsPerSecond = async (url: string): Promise<number> => {
  const printed = await mustRun('wrk', [...load, url], { output: 'capture' });
  if (/Non-2xx|Socket errors/.test(printed))
    throw new Error(`Not every request to ${url} was answered:\n${printed}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]);
};

if (!(await hasNginx()))
  throw new Error('This measures against nginx, which is not installed: apt-get install nginx-light wrk');

await withMeasuredSite(async (url) => {
  const site = `${url}/`;
  const response = await fetch(site, { headers: { 'Accept-Encoding': 'br' } });
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-bench-'));
  // Started by root, nginx's worker belongs to another user, who has to get in.
  chmodSync(folder, 0o755);
  const page = join(folder, 'page.br');
  // fetch unpacks what it gets, so the bytes as sent are asked for with a plain client.
  await mustRun('curl', ['-s', '-o', page, '-H', 'Accept-Encoding: br', site], { output: 'capture' });
  const nginx = await startNginx({ folder, port: await freePort(), headers: [...response.headers] });
  const proxyFolder = join(folder, 'behind');
  mkdirSync(proxyFolder);
  const behind = await startCachingProxy({ folder: proxyFolder, port: await freePort(), site });
  try {
    // Pages are made ahead for some seconds after a start; that is not what is measured.
    await delay(20_000);
    const results: { site: number; nginx: number; behind: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({
        site: await requestsPerSecond(site),
        nginx: await requestsPerSecond(nginx.url),
        behind: await requestsPerSecond(behind.url),
      });
    }
    const ours = median(results.map((result) => result.site));
    const peer = median(results.map((result) => result.nginx));
    const ratio = median(results.map((result) => result.site / result.nginx));
    console.log(
      `site ${Math.round(ours)}/s, nginx ${Math.round(peer)}/s, ratio ${ratio.toFixed(2)} (at least ${least})`,
    );
    const cached = median(results.map((result) => result.behind));
    const share = median(results.map((result) => result.behind / result.nginx));
    console.log(`behind nginx as a caching proxy ${Math.round(cached)}/s, ratio ${share.toFixed(2)}`);
    process.exitCode = ratio >= least ? 0 : 1;
  } finally {
    await Promise.all([nginx.stop(), behind.stop()]);
    rmSync(folder, { recursive: true });
  }
});
