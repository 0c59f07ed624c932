import type { Environment } from '@ev-site/content/deployment/environment.ts';

/** Where the studio listens: on this machine where nothing else is set. */
export const getStudioUrl = ({
  STUDIO_URL,
  STUDIO_PORT,
}: Pick<Environment, 'STUDIO_URL' | 'STUDIO_PORT'>): string =>
  STUDIO_URL ?? `http://127.0.0.1:${STUDIO_PORT}`;
