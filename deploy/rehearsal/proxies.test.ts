import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { toDatabaseProxy, toWebProxy } from './proxies.ts';

const haproxy = '/usr/sbin/haproxy';
const folder = mkdtempSync(join(tmpdir(), 'ev-site-proxies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const sites = [1, 2, 3].map((number) => ({ name: `site-${number}`, port: 4000 + number }));
const texts = {
  web: toWebProxy({ port: 4100, studioPort: 4101, sites, studios: sites.slice(1) }),
  database: toDatabaseProxy({
    ports: [4200, 4201],
    nodes: sites.map((site) => ({ ...site, restPort: site.port + 100 })),
  }),
};

test.skipIf(!existsSync(haproxy)).each(Object.entries(texts))(
  'HAProxy accepts the configuration for %s',
  (name, text) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    const { status, stderr } = spawnSync(haproxy, ['-c', '-f', file], { encoding: 'utf8' });
    expect({ status, warned: /WARNING|ALERT/.test(stderr) ? stderr : '' }).toEqual({ status: 0, warned: '' });
  },
);

test('forms are never sent twice: retries are limited to failed connections and to GET and HEAD', () => {
  const forms = /backend forms\n([\s\S]*?)\nbackend/.exec(texts.web)?.[1] ?? '';
  expect(forms).toContain('retry-on conn-failure\n');
  expect(forms).toContain('http-reuse never');
  const others = texts.web
    .split(/^(?:backend|listen|frontend) /m)
    .filter((part) => /retry-on .*empty/.test(part));
  expect(others).toHaveLength(4);
  for (const part of others) expect(part).toContain('disable-l7-retry if !{ method GET HEAD }');
});
