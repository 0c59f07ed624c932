import { createHash } from 'node:crypto';
import type { HumanCheckSettings } from '../islands/forms/human-check-settings.ts';
import { pointRules, pressRules } from '../rendering/speculation-rules.ts';

interface PolicyParts {
  /** Base64 SHA-256 of the page's inlined CSS; empty where there is none. */
  styleHash: string;
  /** Origins the page embeds frames from. */
  frameSources: readonly string[];
  /** Whose human check the page may load. The built-in one needs nothing. */
  humanCheck: HumanCheckSettings['provider'] | null;
  isHttps: boolean;
  /** Where pictures come from, if not from this site: a URL; a path changes nothing. */
  mediaUrl?: string;
  /** Lets Vite's client put styles in and hear of changes. */
  development?: boolean;
  /** A preview: the studio may frame it, it sends no form, and its islands ask only what reads. */
  preview?: { connectTo: readonly string[] };
}

/** What each provider's widget is made of, by its own documentation. */
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
 * A page's Content-Security-Policy: everything is forbidden but what the page is made of. No inline script runs, ever:
 * the hashes are those of the rules for pages to fetch ahead, which the loader puts in.
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
    "manifest-src 'self'",
    `form-action ${preview ? "'none'" : "'self'"}`,
    frames.length > 0 && `frame-src ${frames.join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${preview ? "'self'" : "'none'"}`,
    isHttps && 'upgrade-insecure-requests',
  ]
    .filter(Boolean)
    .join('; ');
};
