import type { IncomingMessage } from 'node:http';
import { withoutQuery } from '@ev-site/contract/canonical-path.ts';
import { countEarly, getTally } from '../metrics/requests.ts';
import { healthPaths } from './health.ts';
import type { EarlyAnswer } from './http-server.ts';
import type { ProxyTrust } from './proxy-trust.ts';
import { toSecurityHeaders } from './security-headers.ts';

interface ToHttpsOptions {
  /** Without a trailing slash. */
  publicUrl: string;
  trust: ProxyTrust;
}

// Health checkers speak plain http and follow no redirects.
const isMachinery = (url: string): boolean => (healthPaths as readonly string[]).includes(withoutQuery(url));

/**
 * Redirects visitors to the site's https address, with method and body, if their trusted proxy says that they came by
 * http. Without that header nobody is redirected: behind a proxy that ends TLS, the redirect would loop.
 */
export const sendToHttps = ({ publicUrl, trust }: ToHttpsOptions, next: EarlyAnswer): EarlyAnswer => {
  if (!publicUrl.startsWith('https:')) return next;
  const cameByHttp = ({ headers, socket }: IncomingMessage) => {
    const said = headers['x-forwarded-proto'];
    // The last value is from the proxy in front of us.
    return (
      typeof said === 'string' && /(?:^|,)\s*http\s*$/i.test(said) && trust(socket.remoteAddress ?? '', 0)
    );
  };
  const headers = { ...toSecurityHeaders(true), 'Cache-Control': 'no-store', 'Content-Length': 0 };
  const tally = getTally('to https');
  return (request, response, handle) => {
    const { url = '' } = request;
    if (!url.startsWith('/') || isMachinery(url) || !cameByHttp(request))
      return next(request, response, handle);
    response.writeHead(308, { ...headers, Location: publicUrl + url }).end();
    countEarly(tally, 308);
  };
};
