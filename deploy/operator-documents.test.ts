import { globSync } from 'node:fs';
import path from 'node:path';
import { getEnvironment } from '@ev-site/content/deployment/environment.ts';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { addressOf, compose, deploy, type Manifest, nightly, operations, read } from './testing/deployed.ts';

const units = globSync('systemd/*.service', { cwd: deploy });

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
