import type { FastifyInstance } from 'fastify';
import type { DataDoor } from '../data/door.ts';

const toOpen = (publicUrl: string) =>
  `User-agent: *\nDisallow: /studio\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
const closed = 'User-agent: *\nDisallow: /\n';

/** `/robots.txt`: a domain that is not launched yet keeps search engines out; an unreadable status counts as live. */
export const addRobots = (
  server: FastifyInstance,
  { data, publicUrl }: { data: Pick<DataDoor, 'getSettings'>; publicUrl: string },
): void => {
  server.get('/robots.txt', async (request, reply) => {
    const status = await data.getSettings().then(
      (settings) => settings.domainStatus,
      (error: unknown) => {
        request.log.error({ err: error }, 'the domain status could not be read');
        return 'live';
      },
    );
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .send(status === 'preview' ? closed : toOpen(publicUrl));
  });
};
