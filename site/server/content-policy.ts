import { createHash } from 'node:crypto';
import type { HumanCheckSettings } from '../islands/forms/human-check-settings.ts';
import { pointRules, pressRules } from '../rendering/speculation-rules.ts';

interface PolicyParts {
  /** Base64 SHA-256 of the page's inlined CSS; empty if there is none. */
  styleHash: string;
  /** Origins that the page embeds frames from. */
  frameSources: readonly string[];
  /** The provider whose human check the page may load. The built-in check needs no extra source. */
  humanCheck: HumanCheckSettings['provider'] | null;
  isHttps: boolean;
  /** URL that pictures are loaded from, if not from this site. A path changes nothing. */
  mediaUrl?: string;
  /** Allows Vite's client to insert styles and to receive changes. */
  development?: boolean;
  /** For a preview: the studio may frame the page, it sends no form, and its islands call only endpoints that read. */
  preview?: { connectTo: readonly string[] };
}

/** Sources that each provider's widget loads, from the provider's own documentation. */
const checkSources: Record<HumanCheckSettings['provider'], readonly string[]> = {
  altcha: [],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
};

const rulesHashes = [pressRules, pointRules]
  .map((rules) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`)
  .join(' ');

/**
 * A page's Content-Security-Policy. It forbids everything that the page does not use. No inline script ever runs:
 * the hashes belong to the speculation rules that the loader inserts.
 */
export const toContentPolicy = ({
  styleHash,
  frameSources,
  humanCheck,
  isHttps,
  mediaUrl = '',
  development,
  preview,
}: PolicyParts): string => {
  const check = humanCheck ? checkSources[humanCheck] : [];
  const frames = [...frameSources, ...check];
  const toSources = (own: string) => [own, ...check].join(' ');
  return [
    "default-src 'none'",
    toSources(`script-src 'self' ${rulesHashes}`),
    toSources(`style-src 'self'${development ? " 'unsafe-inline'" : styleHash && ` 'sha256-${styleHash}'`}`),
    `img-src 'self' data:${URL.canParse(mediaUrl) ? ` ${new URL(mediaUrl).origin}` : ''}`,
    "font-src 'self'",
    toSources(`connect-src ${preview?.connectTo.join(' ') ?? "'self'"}${development ? ' ws:' : ''}`),
    `form-action ${preview ? "'none'" : "'self'"}`,
    frames.length > 0 && `frame-src ${frames.join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${preview ? "'self'" : "'none'"}`,
    isHttps && 'upgrade-insecure-requests',
  ]
    .filter(Boolean)
    .join('; ');
};
