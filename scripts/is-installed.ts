import { spawnSync } from 'node:child_process';

/** PATH with the folder of programs that are meant for root: nginx, Varnish and clamd lie there. */
export const systemPath = `${process.env.PATH}:/usr/sbin`;

/** Whether a program, by its name or its file, is on this machine. */
export const isInstalled = (program: string): boolean =>
  spawnSync('sh', ['-c', 'command -v "$0"', program], { env: { ...process.env, PATH: systemPath } })
    .status === 0;
