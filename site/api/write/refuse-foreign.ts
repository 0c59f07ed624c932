import type { FastifyRequest } from 'fastify';
import { isForeign } from '../../http/is-foreign.ts';
import { ApiFailure } from '../failures.ts';

/**
 * Refuses requests that a page of another site sends in a visitor's name.
 * @param sentence message for the visitor
 * @throws {ApiFailure} 403
 */
export const refuseForeign = (request: FastifyRequest, publicOrigin: string, sentence: string): void => {
  if (isForeign(request, publicOrigin)) throw new ApiFailure(403, sentence);
};
