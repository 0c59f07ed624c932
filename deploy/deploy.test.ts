import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentSchema, getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { limits } from '../contract/forms/limits.ts';
import { languages } from '../contract/paths.ts';
import { type ProxyName, writeProxy } from '../scripts/deployed-proxy.ts';
import { isInstalled, systemPath } from '../scripts/is-installed.ts';
import { siteFlags } from '../scripts/product.ts';
import { root } from '../scripts/root.ts';
import { bodyTimeout, createHttpServer } from '../site/server/http-server.ts';
import { getWords } from '../site/words/words.ts';

const deploy = `${root}deploy/`;
const read = (file: string): string => readFileSync(deploy + file, 'utf8');

/** Variables of the programs that are not our own settings. */
const ofTheirRuntime = [
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'MALLOC_TRIM_THRESHOLD_',
  'NEXT_TELEMETRY_DISABLED',
  'npm_config_cache',
];

const folder = mkdtempSync(path.join(tmpdir(), 'ev-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const toVariables = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|\s)([A-Za-z_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

// Fills in compose's variables with the default values that they name.
const fillIn = (value: unknown): string =>
  String(value).replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_whole, name: string, fallback?: string) =>
      name === 'PUBLIC_URL' ? 'https://ev.example' : (fallback ?? ''),
  );

interface Service {
  environment?: Record<string, string>;
  secrets?: string[];
  command?: string[];
  ports?: string[];
  restart: string;
  read_only?: boolean;
  cap_drop?: string[];
  user?: string;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  volumes?: string[];
  networks: string[] | Record<string, { ipv4_address?: string }>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources: { limits: { memory: string; cpus: string } } };
}

const compose: {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
} = parse(read('compose.yaml'), { merge: true });
const operations = globSync('docs/{operations,operations/*}.md', { cwd: root })
  .map((file) => readFileSync(root + file, 'utf8'))
  .join('\n');
/** Rows of the table that tells for each way to install how a site is queried, read and started. */
const nightly =
  /\n### By hand at night\n.+?\|---[^\n]*\n((?:\|[^\n]*\n)+)/s.exec(operations)?.[1]?.trimEnd().split('\n') ??
  [];
const ours = ['site-1', 'site-2', 'studio', 'migrate'];
const service = (name: string): Service => compose.services[name] as Service;
const addressOf = (name: string): string | undefined => {
  const { networks } = service(name);
  return Array.isArray(networks) ? undefined : networks.inside?.ipv4_address;
};

const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service(name).environment ?? {}).map(([key, value]) => [key, fillIn(value)]),
  );

const units = globSync('systemd/*.service', { cwd: deploy });
const ofUnits = units.map((unit) => {
  const lines = read(unit).match(/^Environment=.*/gm) ?? [];
  return {
    unit,
    variables: toVariables(lines.join(' ').replaceAll('Environment=', ' ').replaceAll('%i', '3000')),
  };
});
const lines = (file: string) => toVariables(read(file).replaceAll(/^#.*/gm, ''));

const production: { configMapGenerator: { literals: string[] }[] } = parse(
  read('kubernetes/overlays/production/kustomization.yaml'),
);
const inCluster = {
  ...lines('kubernetes/base/settings.env'),
  ...toVariables(production.configMapGenerator.flatMap(({ literals }) => literals).join('\n')),
};

const given: [string, Record<string, string>][] = [
  ...ours.map((name): [string, Record<string, string>] => [`compose.yaml, ${name}`, environmentOf(name)]),
  ...ofUnits.map(({ unit, variables }): [string, Record<string, string>] => [unit, variables]),
  ['systemd/ev-site.env', lines('systemd/ev-site.env')],
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
    expect(lines('systemd/ev-site.env').TRUST_PROXY).toBe('loopback');
  });
});

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

describe('files with secrets', () => {
  const run = (write: (secret: (name: string) => string) => void, given: Record<string, string> = {}) => {
    const place = mkdtempSync(path.join(folder, 'secrets-'));
    write((name) => path.join(place, name));
    const programs = mkdtempSync(path.join(folder, 'programs-'));
    writeFileSync(path.join(programs, 'node'), '#!/bin/sh\nenv\n', { mode: 0o755 });
    const file = path.join(programs, 'entrypoint.sh');
    writeFileSync(file, read('entrypoint.sh').replaceAll('/run/secrets', place));
    const { status, stdout, stderr } = spawnSync('sh', [file, 'migrate'], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', PATH: `${programs}:${process.env.PATH}`, ...given },
    });
    return { status, stderr, settings: stdout.split('\n') };
  };

  test('become settings, unless the setting is already set', () => {
    const write = (secret: (name: string) => string) => {
      writeFileSync(secret('DATABASE_URL'), 'postgres://a b\n');
      writeFileSync(secret('PAYLOAD_SECRET'), 'of the file');
      writeFileSync(secret('s3.json'), '{}');
    };
    const { status, settings } = run(write, { PAYLOAD_SECRET: 'of the environment' });
    expect(status).toBe(0);
    expect(settings).toEqual(
      expect.arrayContaining(['DATABASE_URL=postgres://a b', 'PAYLOAD_SECRET=of the environment']),
    );
  });

  // Root can read every file, so a folder and a dangling link stand for a file that cannot be read.
  test.each([
    ['a folder', (file: string) => mkdirSync(file)],
    ['a link to nothing', (file: string) => symlinkSync('nowhere', file)],
  ])('stop the start with their name when they cannot be read: %s', (_what, make) => {
    const { status, stderr, settings } = run((secret) => make(secret('DATABASE_URL')));
    expect(settings).toEqual(['']);
    expect(stderr).toContain('DATABASE_URL');
    expect(status).toBe(1);
  });
});

describe('ev-site-run', () => {
  const place = mkdtempSync(path.join(folder, 'by-hand-'));
  const stand = (name: string, says: string) =>
    writeFileSync(path.join(place, name), `#!/bin/sh\n${says}\n`, { mode: 0o755 });
  const asked = `printf '%s\\n' "$@"`;
  stand('systemd-run', asked);
  const run = (user: number, ...args: string[]) => {
    stand('id', `echo ${user}`);
    const { status, stdout, stderr } = spawnSync('sh', [`${deploy}systemd/ev-site-run`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${place}:${process.env.PATH}` },
    });
    return { status, stderr, lines: stdout.trimEnd().split('\n') };
  };

  test('runs a command like the unit ev-migrate', () => {
    const unit = read('systemd/ev-migrate.service');
    const given = ['content/cli/restore.ts', '--at', '2026-11-22 08:35', '--from', 'a$b'];
    const { status, lines } = run(0, ...given);
    expect(status).toBe(0);
    const followers = (option: string) => lines.filter((_line, index) => lines[index - 1] === option);
    const names = ['User', 'Group', 'EnvironmentFile', 'WorkingDirectory', 'UMask'];
    expect(followers('-p')).toEqual(
      names.map((name) => new RegExp(`^${name}=.*$`, 'm').exec(unit)?.[0] ?? `no ${name}`),
    );
    const environment = /^Environment=(.*)$/m.exec(unit)?.[1] ?? '';
    expect(toVariables(followers('-E').join(' '))).toEqual(toVariables(environment));
    const [, program] = /^ExecStart=(\S+)/m.exec(unit) ?? [];
    // Characters that systemd would interpret are doubled.
    const said = given.map((word) => word.replace('$', () => '$$'));
    expect(lines.slice(-given.length - 1)).toEqual([program, ...said]);
    // Otherwise systemd-run ends before the command does, and does not report its result.
    for (const option of ['--wait', '--pipe']) expect(lines).toContain(option);
  });

  test('passes its input to the command, and ends with the exit code of the command', () => {
    stand('id', 'echo 0');
    stand('systemd-run', 'cat; exit 3');
    const { status, stdout } = spawnSync('sh', [`${deploy}systemd/ev-site-run`, 'content/cli/sweep.ts'], {
      encoding: 'utf8',
      input: 'typed',
      env: { ...process.env, PATH: `${place}:${process.env.PATH}` },
    });
    stand('systemd-run', asked);
    expect({ status, stdout }).toEqual({ status: 3, stdout: 'typed' });
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops its unit on %s', async (signal) => {
    stand('id', 'echo 0');
    // The substitute ends when its unit is stopped or its folder is gone, and not by a signal of the terminal.
    const stopped = path.join(place, `stopped-by-${signal}`);
    const isOver = `[ -e ${stopped} ] || [ ! -d ${place} ]`;
    stand('systemd-run', `trap '' INT HUP; echo "$@"; until ${isOver}; do sleep 0.1; done`);
    stand('systemctl', `echo "$@" > ${stopped}`);
    const running = spawn('sh', [`${deploy}systemd/ev-site-run`, 'content/cli/restore.ts'], {
      env: { ...process.env, PATH: `${place}:${process.env.PATH}` },
    });
    const [unit] = /ev-site-run-\d+\.service/.exec(String(await once(running.stdout, 'data'))) ?? [];
    running.kill(signal);
    const [code, by] = await once(running, 'exit');
    stand('systemd-run', asked);
    expect(code || by).not.toBe(0);
    expect(readFileSync(stopped, 'utf8')).toBe(`stop ${unit}\n`);
  });

  test('refuses a call without a command, and users who may not read the settings', () => {
    expect(run(0)).toMatchObject({ status: 64, stderr: expect.stringContaining('Usage') });
    expect(run(1000, 'content/cli/migrate.ts')).toMatchObject({ status: 77, lines: [''] });
  });
});

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

describe('the operator documents, by hand at night', () => {
  const rowOf = (where: string) => nightly.find((row) => row.startsWith(`| ${where}`)) ?? '';

  test('gives the commands once, for each way to install', () => {
    expect(nightly).toHaveLength(3);
    expect(operations.replace(nightly.join('\n'), '').match(/curl [^`]*localhost:3000[^`]*/g)).toBeNull();
  });

  test('Kubernetes: restarts or deletes every Deployment and Job', () => {
    const named = globSync('kubernetes/base/*.yaml', { cwd: deploy })
      .flatMap((file) => parseAllDocuments(read(file)).map((one): Manifest => one.toJS()))
      .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
      .map(({ kind, metadata }) => `${kind} ${metadata.name}`.toLowerCase());
    const row = rowOf('Kubernetes');
    const [, renewed = ''] = /rollout restart -n ev-site ([^`]+)`/.exec(row) ?? [];
    const [, deleted = ''] =
      /delete -n ev-site (job \S+) --ignore-not-found && kubectl apply -k overlays\/mine`/.exec(row) ?? [];
    expect([...renewed.split(' ').map((one) => one.replace('/', ' ')), deleted].toSorted()).toEqual(
      named.toSorted(),
    );
  });

  test('compose: each release has its own image name, so the old one can be started again', () => {
    const [, variable = '', fallback = ''] =
      /^ {2}image: \$\{(\w+):-(ev-site):latest\}$/m.exec(read('compose.yaml')) ?? [];
    const installing = operations.split('\n### Compose\n')[1]?.split('\n### ')[0] ?? '';
    expect(installing).toContain(`docker build -f deploy/Containerfile -t ${fallback}:1 .`);
    expect(installing).toContain(`${variable}=${fallback}:1`);
    expect(installing).toContain(`[Back](#upgrade): the old name into \`.env\``);
  });

  test('compose: uses the right addresses, and names existing services', () => {
    const row = rowOf('compose');
    const { PORT } = getEnvironment({});
    expect(row).toContain(`curl -m 2 ${addressOf('site-1')}:${PORT}/readyz`);
    expect(row).toContain(`at ${addressOf('site-2')},`);
    const named = [...row.matchAll(/docker compose ([^`]+)/g)].flatMap(([, said = '']) =>
      said
        .split(' ')
        .slice(1)
        .filter((word) => !word.startsWith('--')),
    );
    expect(named).toEqual(['site-1', 'site-2', 'studio', 'site-1']);
    expect(named.filter((name) => !(name in compose.services))).toEqual([]);
  });

  test('systemd: only the owner of the release folder runs git and builds in it', () => {
    const [install = ''] = operations.split('\n### Commands by hand\n');
    const said = install.slice(install.indexOf('\n### One machine with systemd\n'));
    const [, owner = ''] = /install -d -o (\S+) \/opt\/ev-site-releases`/.exec(said) ?? [];
    expect(said).toContain(`useradd --system --create-home ${owner} `);
    const asked = said.match(/git (?:clone|diff)|npm run ready/g);
    const byOwner = [...said.matchAll(/runuser -u (\S+) -- (?:sh -c ')?(?:git clone|npm run ready)/g)];
    expect(byOwner.map(([, who]) => who)).toEqual(asked?.map(() => owner));
  });

  test('systemd: restarts a unit that exists', () => {
    const installed = units.map((unit) => path.basename(unit, '.service').replace('@', '@3000'));
    const [, restarted = ''] = /systemctl restart (\S+)`/.exec(rowOf('systemd')) ?? [];
    expect(installed).toContain(restarted);
    expect(rowOf('systemd')).toContain(`localhost:${restarted.split('@')[1]}/readyz`);
  });
});

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

describe('systemd units', () => {
  // Nothing is installed where the units are checked, but systemd must find the programs that they start.
  const place = mkdtempSync(path.join(folder, 'units-'));
  const files = units.map((unit) => {
    const file = path.join(place, path.basename(unit).replace('@', '@3000'));
    const text = read(unit).replaceAll('/opt/ev-site/node_modules/.bin/node', process.execPath);
    writeFileSync(file, text);
    return file;
  });
  const analyze = (...args: string[]) => {
    const { stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    return `${stdout}${stderr}`;
  };

  test.each(units)('%s starts files that exist, as the user ev-site', (unit) => {
    const text = read(unit);
    const started = [...text.matchAll(/^ExecStart=\S+ (?:--\S+ )*(\S+)/gm)].map(([, file = '']) => file);
    expect(started.length).toBeGreaterThan(0);
    for (const file of started)
      expect(existsSync(root + file.replace('site/dist/server/start.js', 'site/server/start.ts')), file).toBe(
        true,
      );
    expect(text).toMatch(/^User=ev-site$/m);
    expect(read('systemd/ev-site.sysusers.conf')).toMatch(/^u ev-site /m);
  });

  test('and compose give a site longer to end than its longest shutdown delay needs', () => {
    const mostSeconds = 15;
    const variables = (seconds: number) => ({ SHUTDOWN_DELAY_SECONDS: String(seconds) });
    expect(() => getEnvironment(variables(mostSeconds + 1))).toThrow('SHUTDOWN_DELAY_SECONDS');
    const [, bySystemd] = /^TimeoutStopSec=(\d+)s$/m.exec(read('systemd/ev-site@.service')) ?? [];
    const byCompose = ['site-1', 'site-2'].map((name) => compose.services[name]?.stop_grace_period);
    expect(byCompose).toEqual([`${bySystemd}s`, `${bySystemd}s`]);
    // The primary of several processes gives up 15 seconds after the delay.
    expect(Number(bySystemd)).toBeGreaterThan(mostSeconds + 15);
  });

  test('go on when a child runs out of memory, and restart when the main process ends', () => {
    const serving = units.filter((unit) => read(unit).includes('Type=exec'));
    expect(serving).toHaveLength(2);
    for (const unit of serving)
      for (const line of [/^OOMPolicy=continue$/m, /^Restart=always$/m])
        expect(read(unit), unit).toMatch(line);
  });

  test('allow a migration as long as Kubernetes does, and more than its ten minutes', () => {
    const [, minutes] = /^TimeoutStartSec=(\d+)min$/m.exec(read('systemd/ev-migrate.service')) ?? [];
    const [, seconds] = /activeDeadlineSeconds: (\d+)/.exec(read('kubernetes/base/migrate.yaml')) ?? [];
    expect(Number(minutes) * 60).toBe(Number(seconds));
    expect(Number(seconds)).toBeGreaterThan(10 * 60 + 120);
  });

  test('have the same hardening', () => {
    const hardeningOf = (unit: string): string[] =>
      /\n# Nothing is written but[^[]*/.exec(read(unit))?.[0].match(/^\w+=.*/gm) ?? [];
    const others = units.filter((unit) => !unit.includes('backup'));
    const [hardening = []] = others.map(hardeningOf);
    expect(hardening).toContain('ProtectSystem=strict');
    for (const unit of others) expect(hardeningOf(unit), unit).toEqual(hardening);
    // The backup listens on no port, and sets its own priority so that visitors come first.
    const ofBackup = hardeningOf('systemd/ev-site-backup.service');
    expect(hardening.filter((line) => !ofBackup.includes(line))).toEqual([
      'SocketBindAllow=tcp:1024-65535',
      'SystemCallFilter=~@privileged @resources @obsolete @memlock',
    ]);
    expect(ofBackup).toContain('SystemCallFilter=~@privileged @obsolete @memlock');
  });

  test('back up every four minutes, into the folder that the unit may write to', () => {
    expect(read('systemd/ev-site-backup.timer')).toMatch(/^OnCalendar=\*:0\/4$/m);
    expect(operations).toContain('4. Each four minutes: `install -m 644 deploy/systemd/ev-site-backup.*');
    const folders = ['RequiresMountsFor=', 'ReadWritePaths=-'].map(
      (name) => new RegExp(`^${name}(.+)$`, 'm').exec(read('systemd/ev-site-backup.service'))?.[1],
    );
    expect(folders).toEqual(['/var/backups/ev-site', '/var/backups/ev-site']);
    expect(operations).toContain(
      'other than `/var/backups/ev-site`: `systemctl edit ev-site-backup.service`',
    );
  });

  test.skipIf(!isInstalled('systemd-analyze'))(
    'pass systemd-analyze, with an exposure of at most 1.5',
    () => {
      // systemd also reports problems of other units on the machine, so only lines about our units count.
      const timer = path.join(place, 'ev-site-backup.timer');
      cpSync(`${deploy}systemd/ev-site-backup.timer`, timer);
      const said = analyze('verify', ...files, timer)
        .split('\n')
        .filter((line) => /ev-(?:site|studio|migrate)/.test(line));
      expect(said).toEqual([]);
      for (const file of files) {
        const [, score] =
          /exposure level for \S+: ([\d.]+)/.exec(analyze('security', '--offline=true', file)) ?? [];
        expect(Number(score), file).toBeLessThanOrEqual(1.5);
        expect(Number(score), file).toBeGreaterThan(0);
      }
    },
  );
});

interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Record<string, unknown>;
}

interface Container {
  args: string[];
  lifecycle?: { preStop: { exec: { command: string[] } } };
  ports?: { name: string; containerPort: number }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  securityContext: object;
  resources: { limits?: { memory?: string }; requests?: { cpu?: string; memory?: string } };
  volumeMounts: { name: string; mountPath: string }[];
}

interface Pod {
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  serviceAccountName: string;
  containers: Container[];
  volumes: { name: string }[];
}

interface Job extends Manifest {
  spec: { template: { spec: Pod; metadata: object } };
}

describe('kubernetes', () => {
  const manifests: Manifest[] = globSync('kubernetes/base/*.yaml', { cwd: deploy })
    .filter((file) => !file.endsWith('kustomization.yaml'))
    .flatMap((file) => parseAllDocuments(read(file)).map((document) => document.toJS()));
  const pods = manifests.flatMap(({ kind, metadata, spec }) => {
    const { template } = (spec ?? {}) as {
      template?: { spec: Pod; metadata: { labels: Record<string, string> } };
    };
    return template
      ? [{ kind, name: metadata.name, pod: template.spec, labels: template.metadata.labels }]
      : [];
  });
  const portsOf = (component: unknown) =>
    pods
      .filter(({ labels }) => labels['app.kubernetes.io/component'] === component)
      .flatMap(({ pod }) => pod.containers.flatMap(({ ports = [] }) => ports));
  const textOf = (kind: string) => JSON.stringify(manifests.filter((one) => one.kind === kind));

  test.each([
    ['site', 'systemd/ev-site@.service'],
    ['studio', 'systemd/ev-studio.service'],
  ])('the %s has as long to end as under systemd, after its preStop', (name, unit) => {
    const [, bySystemd] = /^TimeoutStopSec=(\d+)s$/m.exec(read(unit)) ?? [];
    const pod = pods.find(
      ({ kind, labels }) => kind === 'Deployment' && labels['app.kubernetes.io/component'] === name,
    )?.pod;
    const [container] = pod?.containers ?? [];
    const [, beforeStop] = container?.lifecycle?.preStop.exec.command ?? [];
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(bySystemd) + Number(beforeStop));
  });

  test('the base has exactly these resources', () => {
    const kinds = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted();
    expect(kinds).toEqual([
      'Deployment ev-site',
      'Deployment ev-studio',
      'HorizontalPodAutoscaler ev-site',
      'Ingress ev-site',
      'Job ev-migrate',
      'NetworkPolicy ev-nobody',
      'NetworkPolicy ev-site',
      'NetworkPolicy ev-studio',
      'PodDisruptionBudget ev-site',
      'PodDisruptionBudget ev-studio',
      'Service ev-site',
      'Service ev-studio',
      'ServiceAccount ev-site',
    ]);
  });

  test.each(pods)(
    '$name runs unprivileged, writes only to its volumes, and declares its resources',
    ({ pod }) => {
      expect(pod.serviceAccountName).toBe('ev-site');
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources).toMatchObject({
          limits: { memory: expect.any(String) },
          requests: { cpu: expect.any(String), memory: expect.any(String) },
        });
        expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
        expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
        expect(read('entrypoint.sh')).toMatch(new RegExp(`^  ${container.args[0]}\\)(?: |$)`, 'm'));
        expect(container.envFrom).toEqual([
          { configMapRef: { name: 'ev-site-settings' } },
          { secretRef: { name: 'ev-site-secrets' } },
        ]);
      }
    },
  );

  test('ports match the settings, and every service leads to a named port', () => {
    const number = (component: string, name: string) =>
      String(portsOf(component).find((port) => port.name === name)?.containerPort);
    expect(number('site', 'http')).toBe(inCluster.PORT);
    expect(number('site', 'metrics')).toBe(inCluster.METRICS_PORT);
    expect(number('studio', 'http')).toBe(inCluster.STUDIO_PORT);
    for (const { kind, metadata, spec } of manifests.filter((one) => one.kind === 'Service')) {
      const { selector, ports } = spec as {
        selector: Record<string, string>;
        ports: { targetPort: string }[];
      };
      const names = portsOf(selector['app.kubernetes.io/component']).map(({ name }) => name);
      for (const { targetPort } of ports) expect(names, `${kind} ${metadata.name}`).toContain(targetPort);
    }
    expect(inCluster.STUDIO_URL).toBe(`http://ev-studio:${inCluster.STUDIO_PORT}`);
    expect(textOf('Ingress')).toContain('"service":{"name":"ev-site","port":{"name":"http"}}');
    expect(textOf('HorizontalPodAutoscaler')).toContain('"kind":"Deployment","name":"ev-site"');
  });

  // The labels that kustomize adds to each of our pods.
  const { labels }: { labels: { includeSelectors: boolean; pairs: Record<string, string> }[] } = parse(
    read('kubernetes/base/kustomization.yaml'),
  );
  const onEachPod = labels.find(({ includeSelectors }) => includeSelectors)?.pairs ?? {};

  test('the policy ev-nobody selects exactly our pods', () => {
    const { spec } = manifests.find(({ metadata }) => metadata.name === 'ev-nobody') ?? {};
    expect(spec).toEqual({ podSelector: { matchLabels: onEachPod }, policyTypes: ['Ingress'] });
    expect(Object.keys(onEachPod)).not.toEqual([]);
  });

  test('alerts use the job names under which metrics are scraped', () => {
    const asked = [...read('prometheus/alerts.yml').matchAll(/job="([^"]*)"/g)].map(([, job]) => job);
    const { spec }: { spec: { jobLabel?: string } } = parse(read('kubernetes/metrics/pod-monitor.yaml'));
    expect([...new Set(asked)]).toEqual([onEachPod[spec.jobLabel ?? ''], 'ev-site-public']);
    const { scrape_configs: configs }: { scrape_configs: { job_name: string }[] } = parse(
      read('prometheus/prometheus.yml'),
    );
    expect(configs.map(({ job_name: name }) => name)).toEqual([...new Set(asked)]);
  });

  test('the autoscaler waits while new pods make their pages after an update', () => {
    const { spec } = manifests.find(({ kind }) => kind === 'HorizontalPodAutoscaler') ?? {};
    expect(spec).toMatchObject({ behavior: { scaleUp: { stabilizationWindowSeconds: 120 } } });
  });

  test('probes keep a site in service while the database is away', () => {
    const [site] = pods.find(({ name }) => name === 'ev-site')?.pod.containers ?? [];
    expect(site).toMatchObject({
      startupProbe: { httpGet: { path: '/readyz/pages' } },
      readinessProbe: { httpGet: { path: '/healthz' } },
      livenessProbe: { httpGet: { path: '/healthz' } },
    });
  });

  /** The result of kustomize for a folder, as text and parsed. */
  const render = (place: string) => {
    const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', place], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return { stdout, all: parseAllDocuments(stdout).map((document): Manifest => document.toJS()) };
  };

  test('the operator documents name the job of a command by hand correctly', () => {
    const { patches }: { patches: { target: { kind: string; name: string }; patch: string }[] } = parse(
      read('kubernetes/overlays/by-hand/kustomization.yaml'),
    );
    const [job] = manifests.filter(({ kind }) => kind === 'Job');
    expect(patches.map(({ target }) => target)).toEqual([{ kind: 'Job', name: job?.metadata.name }]);
    const said = /\n### Commands by hand\n.+?(\| Kubernetes \|[^\n]+)/s.exec(operations)?.[1] ?? '';
    const changes: { path: string; value: unknown }[] = parse(patches[0]?.patch ?? '');
    const name = changes.find(({ path }) => path === '/metadata/name')?.value;
    for (const words of [`delete -n ev-site job ${name} `, `job/${name}\``, 'overlays/by-hand -l '])
      expect(said).toContain(words);
  });

  test.skipIf(!isInstalled('kubectl'))(
    'a command by hand runs once, with the settings of the migration job',
    () => {
      const place = path.join(folder, 'kubernetes');
      cpSync(`${deploy}kubernetes`, place, { recursive: true });
      cpSync(`${deploy}kubernetes/overlays/production`, path.join(place, 'overlays/mine'), {
        recursive: true,
      });
      const jobOf = (overlay: string): Job =>
        render(path.join(place, 'overlays', overlay)).all.find(({ kind }) => kind === 'Job') as Job;
      const [mine, byHand] = [jobOf('mine'), jobOf('by-hand')];
      const onBoth = (component: string) => ({ ...onEachPod, 'app.kubernetes.io/component': component });
      expect(byHand.metadata).toMatchObject({ name: 'ev-by-hand', labels: onBoth('by-hand') });
      const { template, ...own } = byHand.spec;
      expect(own).toEqual({ backoffLimit: 0, ttlSecondsAfterFinished: 86_400 });
      expect(template.metadata).toEqual({ labels: onBoth('by-hand') });
      const { spec } = mine.spec.template;
      const [container] = spec.containers;
      expect(container?.envFrom[0]?.configMapRef?.name).toMatch(/^ev-site-settings-\w+$/);
      expect(template.spec).toEqual({
        ...spec,
        containers: [{ ...container, args: ['migrate', '--preview'] }],
      });
    },
  );

  test('the base does not contain the example domain, which belongs in an overlay', () => {
    for (const file of globSync('kubernetes/{base,metrics}/*', { cwd: deploy }))
      expect(read(file), file).not.toContain('ev.example');
  });

  test.skipIf(!isInstalled('kubectl'))('kustomize builds the production overlay', () => {
    const { stdout, all } = render(`${deploy}kubernetes/overlays/production`);
    for (const said of [
      'host: ev.example',
      '- ev.example',
      'MEDIA_URL: https://pictures.ev.example',
      'MAIL_FROM: mails@ev.example',
      'ADMIN_EMAIL: admin@ev.example',
    ])
      expect(stdout).toContain(said);
    expect(all).toHaveLength(manifests.length + 2);
    expect(all.filter(({ metadata }) => !metadata.labels?.['app.kubernetes.io/component'])).toEqual([]);
    for (const { kind, metadata, spec } of all) {
      if (kind === 'NetworkPolicy')
        expect(spec.podSelector, metadata.name).toMatchObject({ matchLabels: onEachPod });
      if (spec?.template)
        expect(spec.template, metadata.name).toMatchObject({ metadata: { labels: onEachPod } });
    }
    const images = [...stdout.matchAll(/image: (.*)/g)].map(([, image]) => image);
    expect(new Set(images)).toEqual(new Set(['images.ev.example/ev-site:0.1.0']));
    expect(stdout.match(/name: ev-site-settings-\w+/g)?.length).toBe(4);
  });
});
