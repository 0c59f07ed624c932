import type { StateRow } from '@ev-site/contract/answers.ts';
import type { ApiContext } from '../context.ts';
import { defineRead, parseNothing } from '../read-call.ts';
import { toWholeEnvelope } from '../rows.ts';

/** GET /api/get-states: the states that the dealer enquiry offers. */
export const readStates = ({ data }: ApiContext) =>
  defineRead({
    parse: parseNothing,
    read: async () =>
      toWholeEnvelope(await data.listStates(), ({ id, name }): StateRow => ({ id, state_name: name })),
  });
