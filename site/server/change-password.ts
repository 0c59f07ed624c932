import { changePasswordPath } from '@ev-site/contract/paths.ts';
import type { FastifyInstance } from 'fastify';

/** Leads from the address that password managers know to the account page of the studio: only staff have passwords. */
export const addChangePassword = (server: FastifyInstance): void => {
  server.get(changePasswordPath, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').redirect('/studio/account', 302),
  );
};
