import type { FastifyReply } from 'fastify';
import type { PlainPage } from '../page/plain-page.ts';

/** Sends a plain page with its policy. */
export const sendPlainPage = (reply: FastifyReply, { html, policy }: PlainPage): FastifyReply =>
  reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(html);
