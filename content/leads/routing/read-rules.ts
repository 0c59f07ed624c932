import type { Payload } from 'payload';
import type { Role } from '../../access/roles.ts';
import { toRelationId } from '../../documents/relation-id.ts';
import type { Dealer, RoutingRule, Staff } from '../../payload-types.ts';
import { isAway } from './is-away.ts';
import type { Rule } from './rule.ts';

/** A colleague as rules look at one. */
export interface Colleague {
  id: number;
  name: string;
  role: Role;
  /** Why no lead is given to him now; empty where one can be. */
  absent: '' | 'deactivated' | 'invited' | 'away';
}

/** A dealer as rules look at one. */
export interface RoutedDealer {
  id: number;
  name: string;
  state: number | null;
  isPublished: boolean;
  mailbox: string;
}

/** Everybody whom rules can name, by number. */
export interface Known {
  colleagues: ReadonlyMap<number, Colleague>;
  dealers: ReadonlyMap<number, RoutedDealer>;
}

const toIds = (list: unknown): number[] =>
  (Array.isArray(list) ? list : []).map((one) => Number(toRelationId(one)));

/** A rule as it is stored, or as somebody is just writing it. */
export const toRule = (stored: Partial<RoutingRule>): Rule => ({
  id: stored.id ?? 0,
  name: stored.name ?? '',
  isOn: stored.isOn ?? false,
  kinds: stored.kinds ?? [],
  languages: stored.languages ?? [],
  states: toIds(stored.states),
  vehicles: toIds(stored.vehicles),
  target: stored.target ?? 'owners',
  owners: toIds(stored.owners),
  dealers: toIds(stored.dealers),
});

/** All rules in their order, those that are switched off too. */
export const readRules = async (payload: Payload): Promise<Rule[]> => {
  const { docs } = await payload.find({
    collection: 'routing-rules',
    sort: '_order',
    depth: 0,
    pagination: false,
    select: { standing: false },
  });
  return docs.map(toRule);
};

const toColleague = ({ id, name, role, deactivated, invitedAt, awayFrom, awayUntil }: Staff): Colleague => ({
  id,
  name,
  role,
  absent: deactivated
    ? 'deactivated'
    : invitedAt
      ? 'invited'
      : isAway({ awayFrom: awayFrom ?? null, awayUntil: awayUntil ?? null })
        ? 'away'
        : '',
});

type ReadDealer = Pick<Dealer, 'id' | 'name' | 'state' | '_status' | 'email'>;

const toDealer = ({ id, name, state, _status, email }: ReadDealer): RoutedDealer => ({
  id,
  name: name ?? `Dealer ${id}`,
  state: toRelationId(state),
  isPublished: _status === 'published',
  mailbox: email ?? '',
});

/** Reads everybody whom rules can name; a dealer in the trash is nobody. */
export const readKnown = async (payload: Payload): Promise<Known> => {
  const [staff, dealers] = await Promise.all([
    payload.db.find<Staff>({ collection: 'staff', pagination: false, limit: 0 }),
    payload.find({
      collection: 'dealers',
      locale: 'en',
      depth: 0,
      pagination: false,
      select: { name: true, state: true, _status: true, email: true },
    }),
  ]);
  return {
    colleagues: new Map(staff.docs.map((one) => [one.id, toColleague(one)])),
    dealers: new Map(dealers.docs.map((one) => [one.id, toDealer(one)])),
  };
};
