import { languages, securityTextPath } from '@ev-site/contract/paths.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import type { FastifyInstance } from 'fastify';

interface SecurityTextOptions {
  /** Address for reports, as a URI; without it the text does not exist. */
  contact: string | undefined;
  /** Without a trailing slash. */
  publicUrl: string;
}

/** Readers should not trust the text after this time (ms). RFC 9116 recommends less than a year. */
const validMs = 180 * day;

/** Serves the text that tells researchers where to report security holes (RFC 9116). */
export const addSecurityText = (
  server: FastifyInstance,
  { contact, publicUrl }: SecurityTextOptions,
): void => {
  server.get(securityTextPath, async (_request, reply) => {
    if (!contact) return reply.callNotFound();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(Date.now() + validMs).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${publicUrl}${securityTextPath}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
};
