import type { Environment } from '@ev-site/content/deployment/environment.ts';

/** The studio's address: on this machine if no other is set. */
export const getStudioUrl = ({
  STUDIO_URL,
  STUDIO_PORT,
}: Pick<Environment, 'STUDIO_URL' | 'STUDIO_PORT'>): string =>
  STUDIO_URL ?? `http://127.0.0.1:${STUDIO_PORT}`;
