import { existsSync } from 'node:fs';
import path from 'node:path';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  compose,
  deploy,
  environmentOf,
  operations,
  ours,
  read,
  service,
} from './testing/deployed.ts';

describe('compose', () => {
  const all = Object.entries(compose.services);

  test('only the proxy is reachable from outside', () => {
    expect(all.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    const outside = all.filter(([, { networks }]) => JSON.stringify(networks).includes('outside'));
    expect(outside.map(([name]) => name)).toEqual(['proxy']);
  });

  test('the storage has time to end by itself when the nightly backup stops it', () => {
    const { command = [], stop_grace_period: grace = '10s' } = service('storage');
    const seconds = /-volume\.preStopSeconds=(\d+)/.exec(command.join(' '))?.[1] ?? '10';
    // After that, the filer has ten seconds of its own.
    expect(Number.parseInt(grace, 10)).toBeGreaterThanOrEqual(Number(seconds) + 30);
    expect(Number(seconds)).toBeLessThan(5);
  });

  test('the proxy listens on IPv6 itself, so it sees the real addresses of visitors', () => {
    expect(compose.networks.outside).toEqual({ enable_ipv6: true });
    for (const port of service('proxy').ports ?? [])
      expect(read('nginx/ev-site.conf')).toContain(`listen [::]:${port.split(':').at(-1)} `);
  });

  test.each(all)(
    '%s ends by itself or has a health check and a memory limit, and refers only to existing services, secrets and volumes',
    (_name, one) => {
      if (one.restart === 'no') expect(one.healthcheck ?? { disable: true }).toEqual({ disable: true });
      else {
        expect(one.restart).toBe('unless-stopped');
        expect(one.healthcheck?.test.length).toBeGreaterThan(1);
        expect(one.deploy?.resources.limits.memory).toMatch(/^\d+[MG]$/);
      }
      for (const [waited, { condition }] of Object.entries(one.depends_on ?? {})) {
        const ends = compose.services[waited]?.restart === 'no';
        expect(condition, waited).toBe(ends ? 'service_completed_successfully' : 'service_healthy');
      }
      for (const secret of one.secrets ?? []) expect(compose.secrets).toHaveProperty([secret]);
      for (const volume of one.volumes ?? []) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('./tls')) continue;
        if (from.startsWith('/')) expect(read('nginx/ev-site.conf')).toContain(`root ${from};`);
        else if (from.startsWith('.')) expect(existsSync(path.join(deploy, from)), from).toBe(true);
        else expect(compose.volumes).toHaveProperty([from]);
      }
    },
  );

  test.each(ours)('%s runs read-only, without capabilities and as a user of its own', (name) => {
    expect(service(name)).toMatchObject({ read_only: true, cap_drop: ['ALL'], user: '10001:10001' });
    expect(read('entrypoint.sh')).toMatch(new RegExp(`^  ${service(name).command?.[0]}\\)(?: |$)`, 'm'));
  });

  test('the storage allocates no disk space ahead', () => {
    // After the image's own options, which say the opposite: the last one counts.
    expect(service('storage').command?.slice(-2)).toEqual([
      '-master.volumePreallocate=false',
      '-master.volumeSizeLimitMB=100',
    ]);
  });

  test('proxy and studio use the addresses of the sites, the storage and the studio', () => {
    const { PORT } = getEnvironment({});
    const asked = [...read('compose/ev-site-sites.inc').matchAll(/server (\S+)/g)].map(
      ([, server]) => server,
    );
    const sites = [`${addressOf('site-1')}:${PORT}`, `${addressOf('site-2')}:${PORT}`];
    expect(asked).toEqual([...sites, ...sites]);
    expect(read('compose/ev-site-pictures.inc')).toContain(
      `http://${addressOf('storage')}:8333/ev-pictures/`,
    );
    expect(environmentOf('studio').STUDIO_URL).toBe(`http://studio:${getEnvironment({}).STUDIO_PORT}`);
  });
});

test('the operator documents and prometheus.yml name the right addresses and the token for the metrics of compose', () => {
  const { METRICS_PORT } = environmentOf('site-1');
  expect(service('site-1').secrets).toContain('METRICS_TOKEN');
  const targets = ['site-1', 'site-2'].map((name) => `${addressOf(name)}:${METRICS_PORT}`);
  const bullet = /^- .*compose.*secrets\/METRICS_TOKEN.*$/m.exec(operations.split('## Watching it')[1] ?? '');
  for (const target of targets) expect(bullet?.[0]).toContain(target);
  expect(read('prometheus/prometheus.yml')).toContain(
    `# - targets: ${JSON.stringify(targets).replace(',', ', ')}`,
  );
});
