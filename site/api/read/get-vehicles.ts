import type { VehicleRow } from '@ev-site/contract/answers.ts';
import { givesRides, mayHave } from '../../data/dealers.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parseNothing } from '../read-call.ts';
import { toWholeEnvelope } from '../rows.ts';

/**
 * GET /api/get-vehicles: the range in menu order, then vehicles that the dealer enquiry also accepts although they are
 * not ready in this language.
 */
export const readVehicles = ({ data }: ApiContext) =>
  defineRead({
    parse: parseNothing,
    async read() {
      const [lines, ofDealers, dealers] = await Promise.all([
        data.getProductsMenu(),
        data.listOfferedVehicles(),
        data.listDealers(),
      ]);
      const shown = new Map(
        lines.flatMap(({ products }) => products).map(({ key, called }) => [key, called]),
      );
      const dealerships = new Map(ofDealers.map(({ key, name }) => [key, name]));
      const withRides = dealers.filter(givesRides);
      return toWholeEnvelope(
        [...shown, ...[...dealerships].filter(([key]) => !shown.has(key))],
        ([key, vehicle_name]): VehicleRow => ({
          key,
          vehicle_name,
          dealership: dealerships.has(key),
          test_ride: shown.has(key) && withRides.some((dealer) => mayHave(dealer, key)),
        }),
      );
    },
  });
