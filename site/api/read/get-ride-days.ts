import type { RideDayRow } from '@ev-site/contract/answers.ts';
import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { dealerParameter } from '@ev-site/contract/list-query.ts';
import { listRideDays } from '@ev-site/contract/ride-days.ts';
import type { FastifyRequest } from 'fastify';
import { givesRides } from '../../data/dealers.ts';
import { noMatch } from '../check-input.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parsePart } from '../read-call.ts';
import { toWholeEnvelope } from '../rows.ts';

const parseDealer = parsePart('params', dealerParameter);

/** GET /api/get-ride-days/{dealer}; a dealer who gives no test rides, or does not exist, has no days. */
export const readRideDays = ({ data }: ApiContext) =>
  defineRead({
    // The day is part of the cache key, so that a cached response is not used after its day.
    parse: (request: FastifyRequest) => ({ ...parseDealer(request), today: toIsoDay(new Date()) }),
    known: data.known,
    check: async (input) => ((await data.known.getDealers()).has(input.dealer) ? { input } : noMatch),
    async read({ dealer }) {
      const found = await data.getDealerBySlug(dealer);
      const days = found && givesRides(found) ? listRideDays(found.hours, new Date()) : [];
      return toWholeEnvelope(days, (day): RideDayRow => day);
    },
  });
