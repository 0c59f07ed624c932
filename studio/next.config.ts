import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // Everything of the studio lies under /studio, so the site can hand on one path and keep the rest.
  assetPrefix: '/studio',
  poweredByHeader: false,
  // Nothing here is shown through Next's own making of pictures, and anybody could make it work.
  images: { unoptimized: true },
  // Types are checked for the whole project by `npm run check`.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Robots-Tag', value: 'noindex' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      ],
    },
  ],
  // Sources that did not change are not built again at all (scripts/build.ts): a cache would only cost its writing.
  experimental: { turbopackFileSystemCacheForBuild: false },
  turbopack: {
    root: path.resolve(import.meta.dirname, '..'),
    // The guides for staff (studio/help) are words, taken in as they stand.
    rules: { '*.md': { type: 'text' } },
  },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    'sharp',
    'libsql',
    '@libsql/client',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@payloadcms/storage-s3',
    'drizzle-kit',
  ],
};

export default withPayload(config);
