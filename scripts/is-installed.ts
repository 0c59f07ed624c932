import { spawnSync } from 'node:child_process';

/** PATH with the folder of system programs, where nginx, Varnish and clamd are. */
export const systemPath = `${process.env.PATH}:/usr/sbin`;

/** Whether a program exists on this machine, by name or by file. */
export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { env: { ...process.env, PATH: systemPath } })
    .status === 0;
