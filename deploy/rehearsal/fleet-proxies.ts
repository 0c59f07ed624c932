import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeProxy } from '@ev-site/scripts/deployed-proxy.ts';
import type { FleetBase } from './fleet-base.ts';
import { toWebProxy } from './proxies.ts';
import { getProgram } from './required-programs.ts';

interface ProxyPorts {
  web: number[];
  studioProxy: number[];
  /** The door's port without TLS, and its port with TLS. */
  door: number[];
}

/**
 * Starts the proxies in front of sites and studios: HAProxy, and in front of it the nginx of a deployment, with TLS and
 * its cache.
 */
export const startProxies = (
  base: FleetBase,
  ports: ProxyPorts,
  { sites, studios }: Pick<Parameters<typeof toWebProxy>[0], 'sites' | 'studios'>,
): { certificate: string } => {
  const [port = 0] = ports.web;
  const [studioPort = 0] = ports.studioProxy;
  const config = base.writeConfig('web.cfg', toWebProxy({ port, studioPort, sites, studios }));
  base.keep('web-proxy', getProgram('haproxy'), ['-db', '-f', config]);
  const folder = join(base.folder, 'door');
  mkdirSync(folder);
  const [http = 0, https = 0] = ports.door;
  // It trusts the networks that visitors claim.
  const nginx = writeProxy('nginx', { folder, http, https, sites: [port], cdn: '127.0.0.1' });
  base.onStop(() => copyFileSync(join(folder, 'error.log'), join(base.logs, 'door-errors.log')));
  base.keep('door', getProgram('nginx'), nginx.run);
  return { certificate: join(folder, 'fullchain.pem') };
};
