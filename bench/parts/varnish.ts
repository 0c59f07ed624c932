import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemPath } from '@ev-site/scripts/is-installed.ts';
import { endProgram, waitFor } from '@ev-site/scripts/product.ts';
import { root } from '@ev-site/scripts/root.ts';
import { start } from '@ev-site/scripts/run.ts';

interface Options {
  /** An empty folder for this Varnish only. */
  folder: string;
  port: number;
  /** Port of the site on this machine. */
  sitePort: number;
  token: string;
}

/** Starts a Varnish with the configuration for deployments, in front of a site on this machine. */
export const startVarnish = async ({ folder, port, sitePort, token }: Options) => {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const config = readFileSync(join(root, 'deploy/varnish/default.vcl'), 'utf8');
  const file = join(folder, 'default.vcl');
  writeFileSync(file, config.replace('.port = "3000"', `.port = "${sitePort}"`));
  const listen = [
    '-a',
    `127.0.0.1:${port}`,
    '-T',
    'none',
    '-s',
    'malloc,128m',
    '-p',
    'http_gzip_support=off',
  ];
  const log = join(folder, 'varnish.log');
  const program = start('varnishd', ['-F', '-n', join(folder, 'work'), '-f', file, ...listen], {
    env: { PATH: systemPath, EDGE_PURGE_TOKEN: token },
    output: { file: log },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${url}/healthz`, program, 30_000).catch((cause: unknown) => {
    throw new Error(`Varnish did not start:\n${readFileSync(log, 'utf8')}`, { cause });
  });
  return { url, stop: () => endProgram(program) };
};
