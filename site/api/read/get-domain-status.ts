import type { ApiContext } from '../context.ts';
import { defineRead, parseNothing } from '../read-call.ts';

/** GET /api/get-domain-status. */
export const readDomainStatus = ({ data }: ApiContext) =>
  defineRead({
    parse: parseNothing,
    read: async () => ({ domainStatus: (await data.getSettings()).domainStatus }),
  });
