import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot } from '@ev-site/scripts/as-postgres.ts';

/** Places of each program, and the Debian package that contains it. */
const programs = {
  postgres: { package: 'postgresql', places: ['/usr/lib/postgresql/*/bin/postgres'] },
  psql: { package: 'postgresql-client', places: ['/usr/bin/psql'] },
  patroni: { package: 'patroni', places: ['/usr/bin/patroni'] },
  etcd: { package: 'etcd-server', places: ['/usr/bin/etcd'] },
  nginx: { package: 'nginx-light', places: ['/usr/sbin/nginx'] },
  openssl: { package: 'openssl', places: ['/usr/bin/openssl'] },
  haproxy: { package: 'haproxy', places: ['/usr/sbin/haproxy'] },
  valkey: { package: 'redis-server', places: ['/usr/bin/valkey-server', '/usr/bin/redis-server'] },
  iptables: { package: 'iptables', places: ['/usr/sbin/iptables'] },
} as const;

export type ProgramName = keyof typeof programs;

/** Programs that only root can use; iptables cuts the network. */
const ofRoot: ProgramName[] = ['iptables'];

/** The newest file that matches a pattern; undefined if there is none. */
const find = (pattern: string): string | undefined =>
  pattern.includes('*') ? globSync(pattern).sort().at(-1) : [pattern].find((file) => existsSync(file));

const findProgram = (name: ProgramName): string | undefined =>
  programs[name].places.map(find).find((file) => file !== undefined);

/** Debian packages of required programs that are not installed; empty if all are installed. */
export const listMissingPackages = (): string[] =>
  (Object.keys(programs) as ProgramName[])
    .filter((name) => (isRoot || !ofRoot.includes(name)) && !findProgram(name))
    .map((name) => programs[name].package);

/** The file of a program. @throws {Error} if it is not installed. */
export const getProgram = (name: ProgramName): string => {
  const file = findProgram(name);
  if (!file) throw new Error(`${name} is not installed: apt-get install ${programs[name].package}`);
  return file;
};

/** The folder of PostgreSQL's own programs. */
export const getPostgresFolder = (): string => join(getProgram('postgres'), '..');
