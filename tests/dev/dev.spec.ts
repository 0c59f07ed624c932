import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@ev-site/scripts/free-port.ts';
import { getGoldenSeed } from '@ev-site/scripts/golden-seed.ts';
import { endProgram } from '@ev-site/scripts/product.ts';
import { root } from '@ev-site/scripts/root.ts';
import { hasEnded, start } from '@ev-site/scripts/run.ts';
import { expect, test } from '@playwright/test';
import { listProcesses } from '../support/faults/site-processes.ts';

const minute = 60_000;

interface Dev {
  port: number;
  studioPort: number;
  program: ChildProcess;
  readLog(): string;
}

/** Runs what `npm run dev` runs, with sample content. */
const withDev = async (use: (dev: Dev) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-dev-'));
  const log = join(folder, 'dev.log');
  const data = join(folder, 'data');
  cpSync((await getGoldenSeed('sqlite')).data, data, { recursive: true });
  const [port, studioPort] = [await freePort(), await freePort()];
  const program = start('node', ['scripts/dev.ts'], {
    output: { file: log },
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: data,
      DATABASE_URL: `file:${data}/site.sqlite`,
    },
  });
  try {
    await use({ port, studioPort, program, readLog: () => readFileSync(log, 'utf8') });
  } finally {
    await endProgram(program);
    rmSync(folder, { recursive: true });
  }
};

test('site and studio answer from source, with live reload', { tag: '@alone' }, async () => {
  // Both compile at the first request, on a machine that may be busy.
  test.setTimeout(6 * minute);
  await withDev(async ({ port, studioPort, program, readLog }) => {
    const ask = async (path: string): Promise<string> => {
      if (hasEnded(program)) throw new Error(`It ended by itself: ${readLog()}`);
      return fetch(path, { signal: AbortSignal.timeout(2 * minute) }).then(
        async (response) => `${response.status} ${await response.text()}`,
        () => 'no answer',
      );
    };
    const site = () => ask(`http://127.0.0.1:${port}/`);
    await expect.poll(site, { timeout: 2 * minute, message: 'the site' }).toMatch(/^200 [\s\S]*<h1/);
    expect(await site()).toContain('/@vite/client');
    // React also renders this page, in a part of the server that does not run in Vite.
    expect(await ask(`http://127.0.0.1:${port}/api/docs`)).toMatch(/^200 [\s\S]*Public API/);
    const studio = () => ask(`http://127.0.0.1:${studioPort}/studio/login`);
    await expect
      .poll(studio, { timeout: 4 * minute, message: 'the studio' })
      .toMatch(/^200 [\s\S]*<title>[^<]*Studio/);

    // The site did not restart by itself; a change in any folder that Node imports restarts it.
    expect(readLog()).not.toContain('Restarting');
    for (const file of ['site/leads/lead-desk.ts', 'contract/api-paths.ts']) {
      const before = readLog().split('Restarting').length;
      utimesSync(`${root}${file}`, new Date(), new Date());
      await expect.poll(() => readLog().split('Restarting').length, { message: file }).toBe(before + 1);
      await expect.poll(site, { timeout: 2 * minute, message: 'the site, anew' }).toMatch(/^200 /);
    }
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
  });
});

test('when the studio dies, the dev command ends with exit code 1 and says so', {
  tag: '@alone',
}, async () => {
  test.setTimeout(3 * minute);
  await withDev(async ({ program, readLog }) => {
    await expect.poll(readLog, { timeout: minute }).toContain('Site and studio with live reload');
    const studio = listProcesses({ program })[1] ?? 0;
    process.kill(studio, 'SIGKILL');
    expect(await once(program, 'exit')).toEqual([1, null]);
    expect(readLog()).toContain('The studio ended by itself, by SIGKILL.');
  });
});
