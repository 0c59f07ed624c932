import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@ev-site/scripts/root.ts';
import { afterAll } from 'vitest';
import { parse } from 'yaml';

/** The folder `deploy/`. */
export const deploy = `${root}deploy/`;
/** The text of a file in `deploy/`. */
export const read = (file: string): string => readFileSync(deploy + file, 'utf8');

/** A document of Kubernetes. */
export interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
  spec: Record<string, unknown>;
}

/** Reads `NAME=value` pairs. */
export const toVariables = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|\s)([A-Za-z_]+)=(\S*)/g)].map(([, name = '', value = '']) => [name, value]),
  );

/** Fills in compose's variables with their default values. */
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

/** The content of compose.yaml. */
export const compose: {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, unknown>;
  volumes: Record<string, unknown>;
} = parse(read('compose.yaml'), { merge: true });

/** All operators' documents. */
export const operations = globSync('docs/{operations,operations/*}.md', { cwd: root })
  .map((file) => readFileSync(root + file, 'utf8'))
  .join('\n');

/** Rows of the operators' table that says for each way to install how to query, read and start a site. */
export const nightly =
  /\n### By hand at night\n.+?\|---[^\n]*\n((?:\|[^\n]*\n)+)/s.exec(operations)?.[1]?.trimEnd().split('\n') ??
  [];

/** Our programs in compose. */
export const ours = ['site-1', 'site-2', 'studio', 'migrate'];
/** A service of compose. */
export const service = (name: string): Service => compose.services[name] as Service;
/** The fixed address of a service inside compose. */
export const addressOf = (name: string): string | undefined => {
  const { networks } = service(name);
  return Array.isArray(networks) ? undefined : networks.inside?.ipv4_address;
};

/** The environment of a service, with the default values. */
export const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(service(name).environment ?? {}).map(([key, value]) => [key, fillIn(value)]),
  );

/** Reads the `NAME=value` lines of a file in `deploy/`, without comments. */
export const readVariables = (file: string) => toVariables(read(file).replaceAll(/^#.*/gm, ''));

/** Makes a temporary folder for the tests of a file. */
export const openFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-deploy-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
};

const production: { configMapGenerator: { literals: string[] }[] } = parse(
  read('kubernetes/overlays/production/kustomization.yaml'),
);

/** The settings of the programs in Kubernetes. */
export const inCluster = {
  ...readVariables('kubernetes/base/settings.env'),
  ...toVariables(production.configMapGenerator.flatMap(({ literals }) => literals).join('\n')),
};
