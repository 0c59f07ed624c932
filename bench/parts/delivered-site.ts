import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { startOwnProxy } from '@ev-site/tests/support/faults/own-proxy.ts';
import { type StartOther, withMeasuredSite } from './measured-site.ts';

/** Time for the one part of a page that is made only at the first request: the size of a brochure. */
const makingMs = 8000;

/**
 * Measures the site as visitors get it: over TLS and HTTP/2, behind nginx with the settings of deploy/. A site named by
 * BASE_URL is measured as it is.
 *
 * @param paths are requested first, so that they are cached and nothing is made ahead during the measurement.
 */
export const withDeliveredSite = async (
  paths: readonly string[],
  measure: (url: string) => Promise<void>,
): Promise<void> => {
  if (process.env.BASE_URL) return withMeasuredSite(measure);
  if (!isInstalled('nginx'))
    throw new Error('Visitors come by nginx, which is not installed: apt-get install nginx-light openssl');
  const measureBehindProxy = async (_url: string, startOther: StartOther) => {
    const PORT = await freePort();
    const proxy = await startOwnProxy('nginx', [PORT, PORT]);
    try {
      const site = await startOther({
        PORT: String(PORT),
        PUBLIC_URL: proxy.https,
        TRUST_PROXY: 'loopback',
      });
      try {
        const askForAll = async () => {
          for (const path of paths) await (await fetch(site.url + path)).arrayBuffer();
        };
        await askForAll();
        await delay(makingMs);
        await askForAll();
        await measure(proxy.https);
      } finally {
        await site.stop();
      }
    } finally {
      await proxy.stop();
    }
  };
  await withMeasuredSite(measureBehindProxy, { siteOnly: true, onlyAsked: true });
};
