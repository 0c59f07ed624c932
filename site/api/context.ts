import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataDoor } from '../data/door.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';
import type { DrawPlain } from '../page/plain-page.ts';
import type { WaysToReachUs } from './ways-to-reach-us.ts';

/** What the calls are given. */
export interface ApiContext {
  data: Omit<DataDoor, 'content' | 'close'>;
  leads: Pick<
    LeadDesk,
    'takeLead' | 'takeRequest' | 'ownData' | 'dealers' | 'createChallenge' | 'getFormStatus'
  >;
  environment: Pick<Environment, 'PUBLIC_URL'>;
  /** False once an address has asked too many questions of its own for now. */
  mayAsk(address: string): Promise<boolean>;
  /** The telephone and the mailbox that are named where a form cannot be taken. */
  getWays(): Promise<WaysToReachUs>;
  /**
   * Sends the page of a form anew to who filled it without script.
   * @param typed what stood in its fields, and what was wrong: for this page alone, and kept nowhere
   */
  showFormAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    typed: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** Draws the pages for those without script and for readers of the API. */
  drawPlain: DrawPlain;
  /** A number that goes up whenever what is public may have changed; kept answers of an older one are renewed. */
  generation(): number;
}
