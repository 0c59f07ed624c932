interface PolicyParts {
  /** Base64 SHA-256 of the page's inlined CSS; empty where there is none. */
  styleHash: string;
  /** Origins the page embeds frames from. */
  frameSources: readonly string[];
  isHttps: boolean;
  /** Where pictures come from, if not from this site: a URL; a path changes nothing. */
  mediaUrl?: string;
  /** Lets Vite's client put styles in and hear of changes. */
  development?: boolean;
}

/** A page's Content-Security-Policy: everything is forbidden but what the page is made of. No inline script, ever. */
export const toContentPolicy = ({
  styleHash,
  frameSources,
  isHttps,
  mediaUrl = '',
  development,
}: PolicyParts): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${development ? " 'unsafe-inline'" : styleHash && ` 'sha256-${styleHash}'`}`,
    `img-src 'self' data:${URL.canParse(mediaUrl) ? ` ${new URL(mediaUrl).origin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    frameSources.length > 0 && `frame-src ${frameSources.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    isHttps && 'upgrade-insecure-requests',
  ]
    .filter(Boolean)
    .join('; ');
