import type { RideDealerRow } from '@ev-site/contract/answers.ts';
import { givesRides } from '../../data/dealers.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parseNothing } from '../read-call.ts';
import { toWholeEnvelope } from '../rows.ts';

/** GET /api/get-ride-dealers: the dealers who offer test rides, by state and town. */
export const readRideDealers = ({ data }: ApiContext) =>
  defineRead({
    parse: parseNothing,
    read: async () =>
      toWholeEnvelope(
        (await data.listDealers()).filter(givesRides),
        ({ slug, name, town, pin, state, vehicles }): RideDealerRow => ({
          slug,
          dealer_name: name,
          town,
          pin,
          state_name: state.name,
          vehicles: vehicles?.map(({ key }) => key) ?? null,
        }),
      ),
  });
