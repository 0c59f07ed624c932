import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[] | undefined>;

const override = 'x-payload-http-method-override';

/**
 * Headers that Next and Payload need. All others are dropped: hop-by-hop headers, `Expect`, and everything by which a
 * visitor could tell the studio about proxies, rewritten addresses, other methods or middleware.
 */
const passed: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'authorization',
  'cache-control',
  'content-type',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'next-action',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'origin',
  'pragma',
  'range',
  'referer',
  'rsc',
  'sec-ch-prefers-color-scheme',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'user-agent',
]);

/**
 * Pickers send long queries as a POST form that Payload handles as GET. The override header passes only with this form,
 * because Payload fails if it cannot parse another body that is sent with the header.
 */
const toAskedOtherwise = ({ 'content-type': type, [override]: method }: IncomingHttpHeaders): Headers =>
  method !== undefined && type === 'application/x-www-form-urlencoded' ? { [override]: method } : {};

/** Names of the studio's cookies: session, theme and language begin like this (`cookiePrefix` in content/config.ts). */
const ownCookie = /^studio-[a-z]+=/;
/** More than the studio has. No browser repeats the same name. */
const mostCookies = 8;

/** The studio's own cookies in a Cookie header; undefined if there are none. */
const toOwnCookies = (header: string | undefined): string | undefined => {
  const own = (header ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => ownCookie.test(cookie))
    .slice(0, mostCookies);
  return own.length > 0 ? own.join('; ') : undefined;
};

/** The headers of a request that the studio gets. */
export const toStudioHeaders = (headers: IncomingHttpHeaders): Headers => {
  const known = Object.entries(headers).filter(([name]) => passed.has(name));
  const cookie = toOwnCookies(headers.cookie);
  return { ...Object.fromEntries(known), ...toAskedOtherwise(headers), ...(cookie && { cookie }) };
};

// Hop-by-hop headers (RFC 9110, 7.6.1), and headers that reveal the programs behind.
const keptBack: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'server',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-powered-by',
]);

/** The headers of the studio's answer that the visitor gets: all except hop-by-hop and internal headers. */
export const toAnswerHeaders = (headers: Headers): Headers => {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !keptBack.has(name) && !named.includes(name) && !name.startsWith('x-middleware-'),
    ),
  );
};
