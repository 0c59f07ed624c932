import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { getGoldenSeed } from '../../scripts/golden-seed.ts';
import { start } from '../../scripts/run.ts';

const minute = 60_000;

test('site and studio answer from source, with live reload', { tag: '@alone' }, async () => {
  // Both compile what they are first asked for, on a machine that may have other things to do.
  test.setTimeout(6 * minute);
  const folder = mkdtempSync(join(tmpdir(), 'ev-site-dev-'));
  const log = join(folder, 'dev.log');
  const data = join(folder, 'data');
  cpSync((await getGoldenSeed('sqlite')).data, data, { recursive: true });
  const [port, studioPort] = [await freePort(), await freePort()];
  // What `npm run dev` runs: npm itself would not tell it to end.
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
  const gone = once(program, 'exit');
  const ask = async (path: string): Promise<string> => {
    if (program.exitCode !== null) throw new Error(`It ended by itself: ${readFileSync(log, 'utf8')}`);
    return fetch(path, { signal: AbortSignal.timeout(2 * minute) }).then(
      async (response) => `${response.status} ${await response.text()}`,
      () => 'no answer',
    );
  };
  try {
    const site = () => ask(`http://127.0.0.1:${port}/`);
    await expect.poll(site, { timeout: 2 * minute, message: 'the site' }).toMatch(/^200 [\s\S]*<h1/);
    expect(await site()).toContain('/@vite/client');
    // Drawn by React as well, for parts of the server that Vite does not run.
    expect(await ask(`http://127.0.0.1:${port}/api/docs`)).toMatch(/^200 [\s\S]*Public API/);
    const studio = () => ask(`http://127.0.0.1:${studioPort}/studio/login`);
    await expect
      .poll(studio, { timeout: 4 * minute, message: 'the studio' })
      .toMatch(/^200 [\s\S]*<title>[^<]*Studio/);
  } finally {
    program.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true });
  }
});
