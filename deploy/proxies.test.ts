import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { type ProxyName, writeProxy } from '@ev-site/scripts/deployed-proxy.ts';
import { isInstalled, systemPath } from '@ev-site/scripts/is-installed.ts';
import { root } from '@ev-site/scripts/root.ts';
import { bodyTimeout, createHttpServer } from '@ev-site/site/server/http-server.ts';
import { getWords } from '@ev-site/site/words/words.ts';
import { describe, expect, test } from 'vitest';
import { openFolder, read } from './testing/deployed.ts';

const folder = openFolder();

describe('proxies', () => {
  const nginx = read('nginx/ev-site.conf');
  const haproxy = read('haproxy/haproxy.cfg');

  test('have the same timeouts as the site', () => {
    const site = createHttpServer(
      () => undefined,
      () => undefined,
    );
    const seconds = (ms: number) => `${ms / 1000}s`;
    expect(nginx).toContain(`client_header_timeout ${seconds(site.headersTimeout)};`);
    expect(nginx).toContain(`client_body_timeout ${seconds(bodyTimeout)};`);
    expect(nginx).toContain(`send_timeout ${seconds(site.timeout)};`);
    expect(haproxy).toContain(`timeout http-request ${seconds(site.headersTimeout)}`);
    expect(haproxy).toContain(`timeout client ${seconds(site.timeout)}`);
    // The proxy, never the site, closes a keep-alive connection.
    const [, kept] = /keepalive_timeout (\d+)s/.exec(read('nginx/ev-site-sites.inc')) ?? [];
    expect(Number(kept) * 1000).toBeLessThan(site.keepAliveTimeout);
  });

  const megabyte = 1_000_000;
  const largest = 25 * megabyte;

  test('nginx accepts bodies as large as the site does at each path, and not much larger ones', () => {
    const units: Readonly<Record<string, number>> = { k: 1024, m: 1_048_576 };
    const bounds: Record<string, number> = {};
    let place = '';
    // The limit of the whole second server comes after the last location of the first server.
    for (const [, location, size, unit] of nginx.matchAll(
      /^ *location (?:[=~] )?(\S+) \{|^ *client_max_body_size (\d+)([km]);/gm,
    ))
      if (location) place = location;
      else bounds[place] = Number(size) * (units[String(unit)] ?? 0);
    const taken: Record<string, number> = {
      '/': limits.body,
      '/api/post-apply-job': limits.resume * 4,
      '^/studio(/|$)': megabyte,
      '^/studio/api/(media(/[^/]+)?|[a-z-]+/import)/?$': largest,
      '/preview/': megabyte,
    };
    expect(Object.keys(bounds)).toEqual(Object.keys(taken));
    for (const [where, most] of Object.entries(taken)) {
      expect(bounds[where], where).toBeGreaterThanOrEqual(most);
      expect(bounds[where], where).toBeLessThan(most * 1.4);
    }
  });

  test('HAProxy accepts bodies as large as the site does, and not much larger ones', () => {
    const [, bytes] = /req\.body_size gt (\d+)/.exec(haproxy) ?? [];
    expect(Number(bytes)).toBeGreaterThanOrEqual(Math.max(largest, limits.resume * 4));
    expect(Number(bytes)).toBeLessThan(largest * 1.1);
  });

  test.each(languages)('nginx refuses an application in the site’s own words in %s', (language) => {
    expect(nginx).toContain(`"${getWords(language).forms.problems.overloaded({ phone: '' })}";`);
  });

  test('use the health paths that the site has', () => {
    const health = readFileSync(`${root}site/server/health.ts`, 'utf8');
    for (const file of ['Containerfile', 'healthy.mjs', 'haproxy/haproxy.cfg', 'kubernetes/base/site.yaml'])
      for (const [, asked] of read(file).matchAll(/(?:path:|uri|\}) ?(\/\w+z(?:\/\w+)?)(?![\w/])/g))
        expect(health, file).toContain(`'${asked}'`);
  });

  for (const name of ['nginx', 'haproxy'] satisfies ProxyName[])
    test.skipIf(!isInstalled(name) || !isInstalled('openssl'))(`${name} accepts its files`, () => {
      const place = mkdtempSync(path.join(folder, 'proxy-'));
      const { command, check } = writeProxy(name, {
        folder: place,
        http: 18_080,
        https: 18_443,
        sites: [13_000, 13_010],
      });
      const { status, stdout, stderr } = spawnSync(command, check, {
        encoding: 'utf8',
        env: { ...process.env, PATH: systemPath },
      });
      expect(`${stdout}${stderr}`).not.toMatch(/\[warn|\[emerg|WARNING|ALERT/);
      expect(status).toBe(0);
    });

  test.skipIf(!isInstalled('openssl'))('nginx behind a CDN trusts only the CDN’s networks', () => {
    const toText = (cdn?: string) => {
      const place = mkdtempSync(path.join(folder, 'proxy-'));
      writeProxy('nginx', {
        folder: place,
        http: 18_080,
        https: 18_443,
        sites: [13_000],
        ...(cdn && { cdn }),
      });
      const read = (file: string) => readFileSync(path.join(place, 'conf.d', file), 'utf8');
      expect(read('ev-site-sites.inc').match(/server 127\.0\.0\.1:13000 /g)).toHaveLength(2);
      expect(read('ev-site-sites.inc')).not.toContain('3010');
      return read('ev-site.conf').match(/^ *(?:set_real_ip_from|real_ip_\w+) .*$/gm);
    };
    expect(toText()).toBeNull();
    expect(toText('192.0.2.0/24')?.map((line) => line.trim())).toEqual([
      'set_real_ip_from 192.0.2.0/24;',
      'real_ip_header X-Forwarded-For;',
      'real_ip_recursive on;',
    ]);
  });
});
