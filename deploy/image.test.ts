import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFlags } from '@ev-site/scripts/product.ts';
import { expect, test } from 'vitest';
import { deploy, openFolder, read } from './testing/deployed.ts';

const folder = openFolder();

test.each(['entrypoint.sh', 'systemd/ev-site@.service'])('%s starts the site with its Node flags', (file) => {
  expect(read(file)).toContain(`node ${siteFlags.join(' ')} site/dist/server/start.js`);
});

test.each(['site --port=4000', 'studio now', 'migrate --seed --preview', 'migrat'])(
  'the image refuses “%s” before it starts anything',
  (words) => {
    const programs = mkdtempSync(path.join(folder, 'programs-'));
    writeFileSync(path.join(programs, 'node'), '#!/bin/sh\necho started\n', { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync('sh', [`${deploy}entrypoint.sh`, ...words.split(' ')], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', PATH: `${programs}:${process.env.PATH}` },
    });
    expect([status, stdout]).toEqual([64, '']);
    expect(stderr).toContain('migrate [--seed | --preview]');
  },
);

test('make-base.sh refuses arguments, and lists the environment variables that it reads', () => {
  const { status, stderr } = spawnSync('/bin/sh', [`${deploy}make-base.sh`, '--help'], {
    encoding: 'utf8',
    // If it went on, it would find no programs to run.
    env: { NODE_ENV: 'production', PATH: '/nowhere' },
  });
  expect(status).toBe(64);
  for (const [, name] of read('make-base.sh').matchAll(/\$\{([A-Z_]+):[-+]/g))
    expect(stderr).toContain(`[${name}=`);
});
