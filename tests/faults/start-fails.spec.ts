import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRoot } from '@ev-site/scripts/as-postgres.ts';
import { siteFlags } from '@ev-site/scripts/product.ts';
import { run } from '@ev-site/scripts/run.ts';
import { expect, test } from '@playwright/test';

const programs = { site: [...siteFlags, 'site/dist/server/start.js'], studio: ['studio/start.ts'] };

for (const [name, args] of Object.entries(programs))
  test(`the ${name} logs that its disk is read-only, and names the folder`, async () => {
    test.skip(!isRoot, 'needs a disk that can only be read, which only root can mount');
    const folder = mkdtempSync(join(tmpdir(), 'ev-site-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder]);
    try {
      const env = { DATA_DIR: folder, DATABASE_URL: '', NODE_ENV: 'production', LOG_LEVEL: 'info' };
      const { code, printed } = await run('node', args, { env, output: 'capture' });
      const { level, msg, dataFolder } = JSON.parse(printed.trimEnd().split('\n').at(-1) ?? '');
      expect(level).toBeGreaterThanOrEqual(50);
      expect(msg).toContain(
        `the ${name} could not start: The disk takes nothing: it is mounted for reading alone`,
      );
      expect([code, dataFolder]).toEqual([1, folder]);
    } finally {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    }
  });
