import type { ApiContext } from '../context.ts';
import { type AddRead, parseNothing } from '../read-call.ts';

/** GET /api/get-domain-status. */
export const addDomainStatus = (add: AddRead, { data }: ApiContext): void =>
  add({
    path: '/get-domain-status',
    parse: parseNothing,
    read: async () => ({ domainStatus: (await data.getSettings()).domainStatus }),
  });
