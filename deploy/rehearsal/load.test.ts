import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import { running } from '@ev-site/scripts/run.ts';
import { expect, test } from 'vitest';
import { startLoad } from './load.ts';

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'the end of the load fails if one of its programs was ended by %s',
  async (signal) => {
    const site = createServer((_request, response) => response.end('<loc>http://127.0.0.1/</loc>'));
    const url = `http://127.0.0.1:${await listenLocally(site)}`;
    const logs = mkdtempSync(join(tmpdir(), 'ev-site-load-'));
    const others = new Set(running);
    const options = { pagesPerSecond: 1, leadsPerSecond: 1, pastCache: true, only: [], minutes: 0, kills: 0 };
    const load = await startLoad({ url, door: { url, certificate: '' } }, logs, options);
    const programs = [...running].filter((program) => !others.has(program));
    try {
      expect(programs).toHaveLength(2);
      const [first] = programs;
      if (!first) throw new Error('There is no program.');
      const gone = once(first, 'exit');
      first.kill(signal);
      await gone;
      await expect(load.stop()).rejects.toThrow('A program of the load ended by itself; see its log.');
    } finally {
      for (const program of programs) program.kill('SIGKILL');
      site.closeAllConnections();
      site.close();
      rmSync(logs, { recursive: true });
    }
  },
);
