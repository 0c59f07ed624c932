import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // All of the studio lies under /studio, so the site forwards this one path and keeps all others.
  assetPrefix: '/studio',
  poweredByHeader: false,
  // The studio does not use Next's image optimizer. If it stayed on, anybody could make it do expensive work.
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
  experimental: {
    // scripts/build.ts skips the build if the sources did not change, so a build cache would only cost time to write.
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads the source maps of the built studio (50 MB), and its files are as large if the build does not look
    // for side effects. Together these settings save an eighth of the build's processor time.
    turbopackSourceMaps: false,
    turbopackInferModuleSideEffects: false,
    // Shorter code for the server would take a sixth of the build's processor time, and errors in the log would lose the
    // names of functions.
    turbopackMinify: { server: false, client: true },
  },
  turbopack: {
    root: path.resolve(import.meta.dirname, '..'),
    // The guides for staff (studio/help) are imported as plain text.
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
