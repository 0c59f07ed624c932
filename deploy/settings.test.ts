import { globSync } from 'node:fs';
import { environmentSchema, getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  compose,
  deploy,
  environmentOf,
  inCluster,
  ours,
  read,
  readVariables,
  service,
  toVariables,
} from './testing/deployed.ts';

/** Variables of the programs that are not our own settings. */
const ofTheirRuntime = [
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
  'NEXT_TELEMETRY_DISABLED',
  'npm_config_cache',
];

const units = globSync('systemd/*.service', { cwd: deploy });
const ofUnits = units.map((unit) => {
  const lines = read(unit).match(/^Environment=.*/gm) ?? [];
  return {
    unit,
    variables: toVariables(lines.join(' ').replaceAll('Environment=', ' ').replaceAll('%i', '3000')),
  };
});

const given: [string, Record<string, string>][] = [
  ...ours.map((name): [string, Record<string, string>] => [`compose.yaml, ${name}`, environmentOf(name)]),
  ...ofUnits.map(({ unit, variables }): [string, Record<string, string>] => [unit, variables]),
  ['systemd/ev-site.env', readVariables('systemd/ev-site.env')],
  ['kubernetes', inCluster],
  ['Containerfile', toVariables((read('Containerfile').match(/^ENV .*/gm) ?? []).join('\n'))],
];

describe('settings', () => {
  test.each(given)('%s sets only settings that the programs know and accept', (_place, variables) => {
    const known = [...Object.keys(environmentSchema.shape), ...ofTheirRuntime];
    expect(Object.keys(variables).length).toBeGreaterThan(1);
    expect(Object.keys(variables).filter((name) => !known.includes(name))).toEqual([]);
    expect(() => getEnvironment(variables)).not.toThrow();
  });

  test('each secret of compose is a setting with a file, and programs get only secrets that they read', () => {
    const named = Object.keys(environmentSchema.shape);
    const others = ['POSTGRES_PASSWORD', 's3.json'];
    for (const name of ours)
      expect(
        service(name).secrets?.filter((secret) => !named.includes(secret)),
        name,
      ).toEqual([]);
    expect(Object.keys(compose.secrets).filter((name) => !named.includes(name))).toEqual(others);
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
    // People who work by hand use this setting too, and "open-account" sends a mail to the account's owner.
    for (const name of ['site-1', 'studio', 'migrate']) expect(service(name).secrets).toContain('SMTP_URL');
  });

  test('the secrets that deploy/README.md names for Kubernetes are settings, and none is among the public ones', () => {
    const [, said = ''] = /\n## Secrets\n(.*?)Compose also takes/s.exec(read('README.md')) ?? [];
    const named = [...said.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    expect(named).toEqual(expect.arrayContaining(['DATABASE_URL', 'VALKEY_URL', 'EDGE_PURGE_TOKEN']));
    expect(named.filter((name) => !(name in environmentSchema.shape) || name in inCluster)).toEqual([]);
  });

  test('every setting that compose.yaml does not fix can be set in .env', () => {
    // These are set by the image or not at all: the backup saves volumes, and compose's storage needs no region.
    const notThere = [
      ...['NODE_ENV', 'HOST', 'PORT', 'STUDIO_PORT', 'DATA_DIR', 'S3_REGION'],
      ...['BACKUP_TO', 'BACKUP_RECIPIENT', 'BACKUP_PING_URL'],
    ];
    const secrets = Object.keys(compose.secrets);
    const said = Object.assign({}, ...ours.map((name) => service(name).environment));
    const names = Object.keys(environmentSchema.shape);
    expect(names.filter((name) => !(name in said) && !secrets.includes(name)).sort()).toEqual(
      notThere.sort(),
    );
    const empty = Object.entries(service('migrate').environment ?? {}).filter(([, value]) =>
      String(value).endsWith(':-}'),
    );
    for (const [name, value] of empty) expect(value).toBe(`\${${name}:-}`);
    expect(empty.map(([name]) => name)).toEqual(expect.arrayContaining(['LEAD_MONTHS', 'SERVICE_WORKER']));
  });

  test('the site trusts only the proxy', () => {
    expect(environmentOf('site-1').TRUST_PROXY).toBe(addressOf('proxy'));
    expect(readVariables('systemd/ev-site.env').TRUST_PROXY).toBe('loopback');
  });
});
