import type { CityRow } from '@ev-site/contract/answers.ts';
import { stateParameter } from '@ev-site/contract/list-query.ts';
import { noMatch } from '../check-input.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parsePart } from '../read-call.ts';
import { toWholeEnvelope } from '../rows.ts';

const parseState = parsePart('params', stateParameter);

/** GET /api/get-cities/{stateId}; an unknown state has no cities. */
export const readCities = ({ data }: ApiContext) =>
  defineRead({
    parse: parseState,
    known: data.known,
    check: async (input) => ((await data.known.getStates()).has(input.stateId) ? { input } : noMatch),
    read: async ({ stateId }) =>
      toWholeEnvelope(await data.listCities(stateId), ({ id, name }): CityRow => ({ id, city_name: name })),
  });
