import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[] | undefined>;

const override = 'x-payload-http-method-override';

/**
 * What Next and Payload look at. Everything else stays outside: hop-by-hop headers, `Expect`, and whatever a visitor
 * would tell the studio about proxies, rewritten addresses, other methods or middleware.
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

/** Long questions of pickers are asked by a form and answered as GET; Payload fails where it cannot read what else is sent so. */
const toAskedOtherwise = ({ 'content-type': type, [override]: method }: IncomingHttpHeaders): Headers =>
  method !== undefined && type === 'application/x-www-form-urlencoded' ? { [override]: method } : {};

/** The studio's cookies: its session, theme and language all begin so (`cookiePrefix` in content/config.ts). */
const ownCookie = /^studio-[a-z]+=/;
/** More than the studio has; the same name again and again is no browser's doing. */
const mostCookies = 8;

/** The studio's own cookies of a Cookie header; undefined where there is none. */
const toOwnCookies = (header: string | undefined): string | undefined => {
  const own = (header ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => ownCookie.test(cookie))
    .slice(0, mostCookies);
  return own.length > 0 ? own.join('; ') : undefined;
};

/** What the studio is told of a request that asks for something of it. */
export const toStudioHeaders = (headers: IncomingHttpHeaders): Headers => {
  const known = Object.entries(headers).filter(([name]) => passed.has(name));
  const cookie = toOwnCookies(headers.cookie);
  return { ...Object.fromEntries(known), ...toAskedOtherwise(headers), ...(cookie && { cookie }) };
};

// RFC 9110, 7.6.1, and what tells of the programs behind.
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

/** What of the studio's answer goes on to the visitor: all but what is between it and us. */
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
