import type { FastifyPluginAsync } from 'fastify';

/** The public calls under /api. */
export const apiPlugin: FastifyPluginAsync = async (api) => {
  api.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('Cache-Control', 'no-store').send({ message: 'There is no such call.' }),
  );
};
