import type { Environment } from '@ev-site/content/environment.ts';
import type { DataDoor } from '../data/door.ts';
import type { LeadDesk } from '../leads/lead-desk.ts';

/** What the calls are given. */
export interface ApiContext {
  data: Omit<DataDoor, 'lend' | 'close'>;
  leads: Pick<LeadDesk, 'takeLead' | 'createChallenge'>;
  environment: Pick<Environment, 'PUBLIC_URL'>;
  /** A number that goes up whenever what is public may have changed; kept answers of an older one are renewed. */
  generation(): number;
}
