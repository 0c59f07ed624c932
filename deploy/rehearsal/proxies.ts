/** Configuration of two proxies. deploy/haproxy has that of a deployment; this one adds what a rehearsal needs. */

interface Server {
  name: string;
  port: number;
}

const common = `global
  maxconn 4000
defaults
  timeout connect 1s
  retries 3
  option redispatch 1
  default-server inter 1s fastinter 500ms fall 3 rise 1 observe layer4 error-limit 5 on-error mark-down
`;

const listServers = (servers: readonly Server[], more = ''): string =>
  servers.map(({ name, port }) => `  server ${name} 127.0.0.1:${port} check${more}`).join('\n');

interface WebOptions {
  port: number;
  studioPort: number;
  sites: readonly Server[];
  studios: readonly Server[];
}

/**
 * The proxy in front of the sites, and the proxy between sites and studios. If a site gives no answer to a page
 * request, the proxy asks another site. It never repeats a form that was sent, because the form might be stored twice.
 * Pages go to sites that have rendered theirs, forms to sites whose database answers; if there is no such site, to any
 * that runs.
 */
export const toWebProxy = ({ port, studioPort, sites, studios }: WebOptions): string => `${common}
  mode http
  # A site that has much to do is slow to say so; one that is gone refuses connections, which counts at once.
  timeout check 10s
  timeout client 75s
  timeout server 60s
  timeout http-keep-alive 75s
  timeout queue 5s
frontend visitors
  bind 127.0.0.1:${port}
  option forwardfor
  acl reads method GET HEAD
  acl staff path_beg /studio
  use_backend staff if staff
  use_backend forms if !reads { nbsrv(forms) gt 0 }
  use_backend pages if { nbsrv(pages) gt 0 }
  default_backend anyone
backend pages
  balance roundrobin
  option httpchk GET /readyz/pages
  http-request disable-l7-retry if !{ method GET HEAD }
  # Also where a site could not make a page: another one may have it from before.
  retry-on conn-failure empty-response response-timeout 500 502 503
  # A page is at hand or made within a moment; a site that waits for its database is no reason for a visitor to wait.
  timeout server 6s
  # Where the last that has its pages is gone, at its first refused connection: to those that live.
  option allbackups
${listServers(sites, ' error-limit 1')}
${sites.map(({ name, port }) => `  server ${name}-alive 127.0.0.1:${port} track anyone/${name} backup`).join('\n')}
backend anyone
  balance roundrobin
  option httpchk GET /healthz
  http-request disable-l7-retry if !{ method GET HEAD }
  retry-on conn-failure empty-response response-timeout 500 502 503
${listServers(sites)}
backend forms
  balance roundrobin
  option httpchk GET /readyz
  retry-on conn-failure
  # A connection that was used before may close under a form that is on its way.
  http-reuse never
  option http-server-close
${listServers(sites)}
backend staff
  balance roundrobin
  option httpchk GET /healthz
  http-request disable-l7-retry if !{ method GET HEAD }
  retry-on conn-failure empty-response
${listServers(sites)}
listen studios
  bind 127.0.0.1:${studioPort}
  balance roundrobin
  option httpchk GET /studio/login
  http-request disable-l7-retry if !{ method GET HEAD }
  retry-on conn-failure empty-response
${listServers(studios, ' inter 2s')}
`;

interface DatabaseOptions {
  /** One for each program, so that a single program can be cut off. */
  ports: readonly number[];
  nodes: readonly (Server & { restPort: number })[];
}

/**
 * The proxy in front of PostgreSQL. It connects to the leader, for which it asks Patroni. Connections to a former
 * leader are closed.
 */
export const toDatabaseProxy = ({ ports, nodes }: DatabaseOptions): string => `${common}
  mode tcp
  timeout check 3s
  timeout client 30m
  timeout server 30m
  timeout queue 2s
listen database
${ports.map((port) => `  bind 127.0.0.1:${port}`).join('\n')}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server on-marked-down shutdown-sessions
${nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}
`;
