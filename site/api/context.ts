import type { IncomingMessage } from 'node:http';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataAccess } from '../data/data-access.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { DrawPlain } from '../page/plain-page.ts';
import type { WaysToReachUs } from './ways-to-reach-us.ts';

export interface ApiContext {
  data: Omit<DataAccess, 'content' | 'close'>;
  leads: Pick<
    LeadDesk,
    'takeLead' | 'takeRequest' | 'ownData' | 'dealers' | 'createChallenge' | 'getFormStatus'
  >;
  environment: Pick<Environment, 'PUBLIC_URL'>;
  /** Counts calls that are calculated for each request; false once an address has made too many for now. */
  takeFromQuota(address: string): Promise<boolean>;
  /**
   * Waits for a place among the requests at work, before anything is done for a body that has arrived whole; false if
   * none came free in time.
   */
  takePlace(request: IncomingMessage): Promise<boolean>;
  /** Phone and mail address named when a form cannot be accepted. */
  getWays(): Promise<WaysToReachUs>;
  /**
   * Sends the page of a form again to a visitor who filled it without script.
   * @param typed input of the fields and the error: only for this page, and not stored
   */
  showFormAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    typed: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** Renders the pages for visitors without script and for readers of the API documentation. */
  drawPlain: DrawPlain;
  /**
   * A number that increases whenever public content may have changed; cached responses of an older number are renewed.
   */
  generation(): number;
}
