import { Counter } from '@prometheus-io/client';
import { registry } from './registry.ts';

/** Names of the limits whose refusals are counted. */
const limitNames = [
  'forms_of_a_network',
  'forms_of_a_kind',
  'forms_unverified',
  'receipts',
  'reckonings',
  'sign_ins_of_a_network',
  'sign_ins_of_an_account',
] as const;

type LimitName = (typeof limitNames)[number];

const refusals = new Counter({
  name: 'ev_limit_refusals_total',
  help: 'Requests beyond a limit.',
  labelNames: ['limit'] as const,
  registers: [registry],
});
for (const limit of limitNames) refusals.inc({ limit }, 0);

/** Wraps a limit so that its refusals are counted. */
export const countRefusals = <Limit extends { take(key: string, part?: string): Promise<boolean> }>(
  limit: LimitName,
  of: Limit,
): Limit => ({
  ...of,
  async take(key, part) {
    const taken = await of.take(key, part);
    if (!taken) refusals.inc({ limit });
    return taken;
  },
});
