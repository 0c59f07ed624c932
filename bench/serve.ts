import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '@ev-site/content/processes/read-arguments.ts';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { endProgram, siteFlags, waitFor } from '@ev-site/scripts/product.ts';
import { start } from '@ev-site/scripts/run.ts';
import { askRaw } from './parts/ask-raw.ts';
import { judgeFigure } from './parts/judge-figure.ts';
import { withMeasuredSite } from './parts/measured-site.ts';
import { median } from './parts/median.ts';
import { startCachingProxy, startNginx } from './parts/nginx.ts';
import { runWrk } from './parts/wrk.ts';

readArguments('npm run serve -w bench', {});

/**
 * Requests per second of the home page, from one process of the site and from two, each compared with an nginx with as
 * many workers (no log) that serves the same compressed bytes as a static file. All take turns under the same load, so
 * a busy machine slows all of them. The last figures are for one process behind the nginx of deploy/, without TLS, and
 * for Node's own server without any other code, which is the upper limit for a site on Node.
 */
const rounds = 5;
const least = 0.4;

const requestsPerSecond = async (url: string): Promise<number> => (await runWrk(url)).perSecond;

if (!isInstalled('nginx'))
  throw new Error('This measures against nginx, which is not installed: apt-get install nginx-light wrk');

const judge = (processes: number, ours: number, peer: number, ratio: number): void => {
  const what = `${processes} ${processes > 1 ? 'processes' : 'process'}`;
  judgeFigure(
    ratio >= least,
    `${what}: site ${Math.round(ours)}/s, nginx ${Math.round(peer)}/s, ratio ${ratio.toFixed(2)} (at least ${least})`,
  );
};

// Making pages ahead would take processor time from the measurement.
const alone = { siteOnly: true, onlyAsked: true };

await withMeasuredSite(async (url, startOther) => {
  const site = `${url}/`;
  const answer = await askRaw(site, { headers: { 'Accept-Encoding': 'br' } });
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-bench-'));
  // If root starts nginx, its worker runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const page = join(folder, 'page.br');
  writeFileSync(page, answer.bytes);
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const two = await startOther({ PROCESSES: '2' });
  const nginx = await startNginx({ folder, port: await freePort(), headers, workers: 1 });
  const nginxTwo = await startNginx({ folder, port: await freePort(), headers, workers: 2 });
  const proxyFolder = join(folder, 'behind');
  mkdirSync(proxyFolder);
  const bareUrl = `http://127.0.0.1:${await freePort()}/`;
  const lines = headers.filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name)).flat();
  const bare = start('node', [
    ...siteFlags,
    join(import.meta.dirname, 'parts/bare-server.ts'),
    new URL(bareUrl).port,
    page,
    JSON.stringify(lines),
  ]);
  await waitFor(bareUrl, bare);
  const behind = await startCachingProxy({ folder: proxyFolder, port: await freePort(), site });
  try {
    const results: Record<'one' | 'two' | 'nginx' | 'nginxTwo' | 'behind' | 'bare', number>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      results.push({
        one: await requestsPerSecond(site),
        nginx: await requestsPerSecond(nginx.url),
        two: await requestsPerSecond(`${two.url}/`),
        nginxTwo: await requestsPerSecond(nginxTwo.url),
        behind: await requestsPerSecond(behind.url),
        bare: await requestsPerSecond(bareUrl),
      });
    }
    const middle = (pick: (result: (typeof results)[number]) => number) => median(results.map(pick));
    const ratio = middle((result) => result.one / result.nginx);
    const ratioOfTwo = middle((result) => result.two / result.nginxTwo);
    judge(
      1,
      middle(({ one }) => one),
      middle((result) => result.nginx),
      ratio,
    );
    judge(
      2,
      middle((result) => result.two),
      middle((result) => result.nginxTwo),
      ratioOfTwo,
    );
    const share = middle((result) => result.behind / result.nginx);
    const cached = middle((result) => result.behind);
    console.log(`behind nginx as a caching proxy ${Math.round(cached)}/s, ratio ${share.toFixed(2)}`);
    const ofBare = middle((result) => result.bare / result.nginx);
    const ofOurs = middle((result) => result.one / result.bare);
    console.log(
      `Node alone ${Math.round(middle(({ bare }) => bare))}/s, ratio ${ofBare.toFixed(2)}; the site gives ${ofOurs.toFixed(2)} of it`,
    );
  } finally {
    await Promise.all([nginx.stop(), nginxTwo.stop(), behind.stop(), two.stop(), endProgram(bare)]);
    rmSync(folder, { recursive: true });
  }
}, alone);
